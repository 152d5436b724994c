"""What is kept: tables, matches, moves, results and totals, durable before anyone is told."""
