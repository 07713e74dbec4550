import { type IncomingMessage, type ServerResponse, createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { build } from 'vite';

/** An element of a page, without its attributes. */
export interface Branch {
  readonly tag: string;
  readonly children: readonly Tree[];
}

export type Tree = string | Branch;

/** Where the two floors of each page are, at the same paths as the product's pages. */
export interface Floors {
  /** The same documents without the app's scripts: how soon they can be painted. */
  readonly scriptless: string;
  /** The same documents whose elements are hydrated by React alone: how long that blocks. */
  readonly react: string;
  readonly stop: () => Promise<void>;
}

const scriptPath = '/floor.js';

/** Serves the floors of pages; everything else, such as fonts, comes from the product. */
export async function startFloors(
  browser: Browser,
  baseUrl: string,
  paths: readonly string[],
): Promise<Floors> {
  const scriptless = new Map<string, string>();
  const react = new Map([[scriptPath, await buildScript()]]);
  for (const path of paths) {
    const answer = await fetch(baseUrl + path, { headers: { 'accept-language': 'lt' } });
    const document = withoutScripts(await answer.text());
    scriptless.set(path, document);
    react.set(path, await hydratedByReact(browser, document));
  }
  const servers = [await serve(baseUrl, scriptless), await serve(baseUrl, react)] as const;
  return {
    scriptless: servers[0].url,
    react: servers[1].url,
    stop: async () => {
      await Promise.all(servers.map(({ stop }) => stop()));
    },
  };
}

/** Without the app's modules. The short script in the head stays: it says how the document is painted. */
const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script type="module"[^>]*><\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');

/** Puts the elements of the page in the place of its data, and the script that hydrates them. */
async function hydratedByReact(browser: Browser, document: string): Promise<string> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(
      ([html, script]) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        const root = parsed.querySelector('#root');
        const data = parsed.querySelector('#page-data');
        if (root === null || data === null) throw new Error('The document has no place for the app');
        const comments = parsed.createNodeIterator(root, NodeFilter.SHOW_COMMENT);
        for (let comment = comments.nextNode(); comment !== null; comment = comments.nextNode())
          comment.parentNode?.removeChild(comment);
        // React takes over a hidden input by its name alone, and the floor has no attributes; of links that ask for a
        // picture ahead, it takes over none.
        for (const apart of root.querySelectorAll('input[type="hidden"], link')) apart.remove();
        root.normalize();
        const read = (node: Node): Tree =>
          node instanceof Element
            ? { tag: node.localName, children: Array.from(node.childNodes, read) }
            : (node.textContent ?? '');
        data.textContent = JSON.stringify(Array.from(root.childNodes, read)).replaceAll('<', '\\u003c');
        const element = parsed.createElement('script');
        element.type = 'module';
        element.src = script;
        element.setAttribute('fetchpriority', 'low');
        parsed.head.append(element);
        return `<!doctype html>${parsed.documentElement.outerHTML}`;
      },
      [document, scriptPath] as const,
    );
  } finally {
    await page.close();
  }
}

async function buildScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'floor-page.ts'), formats: ['es'], fileName: 'floor' },
      minify: true,
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error('The script of the floor was not built');
  return chunk.code;
}

/** Serves the given files compressed, and passes every other request on to the product. */
async function serve(
  baseUrl: string,
  files: ReadonlyMap<string, string>,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const compressed = new Map([...files].map(([path, body]) => [path, gzipSync(body)]));
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const { url = '/', method, headers } = request;
    const body = compressed.get(url);
    if (body !== undefined) {
      const type = url === scriptPath ? 'text/javascript' : 'text/html; charset=utf-8';
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(body);
      return;
    }
    const passed = forward(baseUrl + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((listening) => {
    server.listen(0, 'localhost', listening);
  });
  // A server that listens on a port has such an address.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => {
        server.close(closed);
      });
    },
  };
}
