import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:m?js|css|svg|json|webmanifest|txt|xml)$/;

/** Writes `.br` and `.gz` beside each built file: compressed as far as it goes once, so that no visitor waits for it. */
export function compressed(): Plugin {
  let output = '';
  return {
    name: 'medeina-compressed',
    enforce: 'post',
    configResolved(config) {
      output = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const path of readdirSync(output, { recursive: true, encoding: 'utf8' })) {
        if (!compressible.test(path) || path.startsWith('.')) continue;
        const file = join(output, path);
        const body = readFileSync(file);
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
        );
        writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
      }
    },
  };
}
