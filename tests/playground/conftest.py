import importlib.util

collect_ignore_glob = [] if importlib.util.find_spec("simcord") else ["test_*.py"]
