"""What happened in a soak, counted; and what went wrong, in words."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass(slots=True)
class Tally:
    """Counts of everything that people did and that was done to the bot."""

    deeds: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    restarts: Counter[str] = field(default_factory=Counter)
    interactions: int = 0
    slowest: float = 0.0
    cut_off: int = 0
    """Presses that found the bot closed or closing."""
    wrong: list[str] = field(default_factory=list)

    def lines(self) -> list[str]:
        """The summary, ready to be read."""
        return [
            f"turns          {self.deeds['turn']:,}",
            f"interactions   {self.interactions:,} (slowest answer {self.slowest:.2f} s)",
            f"deeds          {_listed(self.deeds)}",
            f"faults         {sum(self.faults.values()):,} ({_listed(self.faults)})",
            f"restarts       {sum(self.restarts.values())} ({_listed(self.restarts)})",
            f"cut off        {self.cut_off} presses met a closed house",
            f"went wrong     {len(self.wrong) or 'nothing'}",
            *(f"  {line}" for line in self.wrong[:50]),
        ]


def _listed(counts: Counter[str]) -> str:
    return ", ".join(f"{name} {count:,}" for name, count in sorted(counts.items())) or "none"
