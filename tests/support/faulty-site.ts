import { createServer, request as ask, type Server } from 'node:http';

/** How a site fails: it answers nothing, shows its maintenance page, is not there, or knows no token any more. */
export type Fault = 'forgetful' | 'gone' | 'maintenance' | 'silent';

const unknownToken = { exception: 'moodle_exception', errorcode: 'invalidtoken', message: 'Invalid token' };

/** A Moodle site that can fail: in front of the stand-in, which it passes everything on to while it is well. */
export interface FaultySite {
  /** Another address of the same site; one that has failed is left alone for a while. */
  readonly address: () => string;
  readonly fail: (fault: Fault | undefined) => void;
  readonly stop: () => void;
}

export async function startFaultySite(standIn: string): Promise<FaultySite> {
  const target = new URL(standIn);
  let fault: Fault | undefined;
  let addresses = 0;
  const server: Server = createServer((request, response) => {
    if (fault === 'silent') return;
    if (fault === 'gone') {
      request.socket.destroy();
      return;
    }
    if (fault === 'maintenance') {
      response.writeHead(503, { 'content-type': 'text/html' }).end('<!DOCTYPE html><h1>Maintenance</h1>');
      return;
    }
    if (fault === 'forgetful') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(unknownToken));
      return;
    }
    const path = (request.url ?? '').replace(/^\/\d+/, '');
    const { method, headers } = request;
    const passed = ask({ host: target.hostname, port: target.port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const place = server.address();
      resolve(typeof place === 'object' && place !== null ? place.port : 0);
    });
  });
  return {
    address: () => {
      addresses += 1;
      return `http://127.0.0.1:${port}/${addresses}${target.pathname}`;
    },
    fail: (next) => {
      fault = next;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
