import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The strictest policy for pages with their own scripts, styles, images and fonts. */
export const strictPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'";

export interface Site {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves the first folder that has the file, with the given content policy.
 * @param pages generated pages by path, which take precedence over the folders
 */
export async function serve(
  folders: readonly string[],
  { pages = {}, policy = strictPolicy }: { pages?: Readonly<Record<string, string>>; policy?: string } = {},
): Promise<Site> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    response.setHeader('Content-Security-Policy', policy);
    // Cross-origin fonts and images, as from a CDN.
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
    const made = pages[pathname];
    const file = folders
      .map((folder) => join(folder, normalize(path)))
      .find((name) => existsSync(name) && statSync(name).isFile());
    if (made !== undefined) response.end(made);
    else if (file === undefined) response.writeHead(404).end();
    else response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  // A server that listens on a port has an address of this kind.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${String(port)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
