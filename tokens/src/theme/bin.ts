#!/usr/bin/env node
import { themeCommand } from './command.ts';

const { code, output, messages } = themeCommand(process.argv.slice(2));
process.stdout.write(output);
process.stderr.write(messages);
process.exitCode = code;
