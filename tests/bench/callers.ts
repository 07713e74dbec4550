/**
 * Searches for something new each time over 12 connections of one address, until it is told to stop, and prints how
 * many pages it got and how many it was refused. A process of its own: in one with the reader it would slow that, too.
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
