/**
 * Sends unique searches over 12 connections from one address until stopped, then prints how many pages it got and how
 * many were refused. A separate process, so that it does not slow down the measured reader.
 */
const [origin = '', address = ''] = process.argv.slice(2);
let searches = 0;
let rendered = 0;
let refused = 0;
const over = new AbortController();
process.once('SIGTERM', () => over.abort());

async function call(): Promise<void> {
  while (!over.signal.aborted) {
    searches += 1;
    const words = `gaivinimas-${process.pid}-${searches}`;
    const response = await fetch(`${origin}/discover?q=${words}`, {
      headers: { 'x-forwarded-for': address },
    });
    await response.arrayBuffer();
    if (response.ok) rendered += 1;
    else refused += 1;
  }
}

await Promise.all(Array.from({ length: 12 }, call));
process.stdout.write(JSON.stringify({ rendered, refused }));
