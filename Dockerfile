# Built in one stage, run in another: the image that runs has no compiler, no pip cache, no root.
FROM python:3.13-slim AS build
RUN python -m venv /venv
WORKDIR /src
COPY pyproject.toml constraints.txt README.md ./
COPY engine ./engine
COPY bot ./bot
RUN /venv/bin/pip install --no-cache-dir -c constraints.txt .

FROM python:3.13-slim
# Names in Hangul are written into pictures with it.
RUN apt-get update && apt-get install -y --no-install-recommends fonts-nanum \
    && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --no-create-home regalia \
    && install -d -o regalia -g regalia /data
COPY --from=build /venv /venv
USER regalia
WORKDIR /data
VOLUME /data
ENV PATH=/venv/bin:$PATH \
    DATABASE=/data/regalia.db \
    HEALTH_FILE=/tmp/regalia.alive \
    PYTHONUNBUFFERED=1
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["/venv/bin/python", "-m", "bot", "health"]
ENTRYPOINT ["/venv/bin/python", "-m", "bot"]
