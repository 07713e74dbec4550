/**
 * Unpacks the browser, its one family of fonts, and the libraries that bare systems lack (libnss3 and what it needs)
 * into `$TMPDIR`.
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
