#!/usr/bin/env node
import { runCommand } from '../src/command/main.ts';

process.exit(await runCommand(process.argv.slice(2), process.env));
