#!/usr/bin/env node
import { runCommand } from '../src/command/main.ts';

const streams = [process.stdout, process.stderr];

// A reader that has left, such as head, has what it wanted; a disk that is full is another matter.
for (const stream of streams)
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

const code = await runCommand(process.argv.slice(2), process.env);
// A pipe holds 64 KB: what its reader has not taken yet would end with the process.
await Promise.all(streams.map((stream) => new Promise<void>((resolve) => stream.write('', () => resolve()))));
process.exit(code);
