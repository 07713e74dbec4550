/**
 * Unpacks the browser, its font family and the libraries that minimal systems lack (libnss3 and its dependencies) into
 * `$TMPDIR`.
 */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium, { inflate } from '@sparticuz/chromium';

await chromium.executablePath();
await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))));

const fonts = '<?xml version="1.0"?><fontconfig><dir prefix="relative">fonts</dir></fontconfig>\n';
writeFileSync(join(tmpdir(), 'fonts.conf'), fonts);
