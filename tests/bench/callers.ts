/**
 * One client just inside its limits, over 12 connections from one address, until stopped: each call searches for something
 * new, one in twelve in a page and the others by the call, for the logged-in people of the address in turn. Guests of an
 * address may search less. Then prints how many were served and how many refused. A separate process, so that it does not slow
 * down the measured reader.
 */
import { setTimeout as wait } from 'node:timers/promises';

const [origin = '', address = ''] = process.argv.slice(2);
const tokens = (process.env['TOKENS'] ?? '').split(' ');
const connections = 12;
/** Milliseconds from one call of a connection to its next: 96 calls a second in all, eight of them pages. */
const pace = 125;
let pages = 0;
let calls = 0;
let refused = 0;
const over = new AbortController();
process.once('SIGTERM', () => over.abort());

async function call(connection: number): Promise<void> {
  for (let turn = 0; !over.signal.aborted; turn += 1) {
    const next = wait(pace);
    const words = `gaivinimas-${process.pid}-${connection}-${turn}`;
    const isPage = turn % connections === connection;
    const path = isPage ? `/discover?q=${words}` : `/api/products?search=${words}`;
    const token = tokens[(turn * connections + connection) % tokens.length] ?? '';
    const response = await fetch(`${origin}${path}`, {
      headers: { 'x-forwarded-for': address, ...(isPage ? {} : { authorization: `Bearer ${token}` }) },
    });
    await response.arrayBuffer();
    if (!response.ok) refused += 1;
    else if (isPage) pages += 1;
    else calls += 1;
    await next;
  }
}

await Promise.all(Array.from({ length: connections }, (_, connection) => call(connection)));
process.stdout.write(JSON.stringify({ pages, calls, refused }));
