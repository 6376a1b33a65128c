#!/bin/sh
# A CLI of little memory: it prints what BENCH_LINES has, or what is written to a pipe of its own in BENCH_PIPES.
case "$1" in --version) echo "2.1.197 (Claude Code)"; exit ;; esac
[ -n "$BENCH_LINES" ] && exec cat "$BENCH_LINES"
mkfifo "$BENCH_PIPES/$$"
exec cat "$BENCH_PIPES/$$"
