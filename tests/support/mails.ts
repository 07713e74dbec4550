import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from './test.ts';

/** The mails to an address, in the order in which they were sent: without a mail server they are files. */
async function mailsTo(address: string): Promise<Email[]> {
  const outbox = join(process.env['TEST_DATA_DIR'] ?? '', 'outbox');
  if (!existsSync(outbox)) return [];
  const files = readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    files.toSorted().map((name) => PostalMime.parse(readFileSync(join(outbox, name)))),
  );
  return mails.filter(({ to }) => to?.[0]?.address === address);
}

/** Waits for a mail whose button leads to a page, and returns the path of the button. */
export async function mailedLink(address: string, page: string): Promise<string> {
  let path = '';
  await expect
    .poll(
      async () => {
        const links = (await mailsTo(address)).flatMap(
          ({ html }) => /href="https?:\/\/[^/"]+([^"]*)"/.exec(html ?? '')?.[1] ?? [],
        );
        path = links.findLast((link) => link.startsWith(`${page}/`)) ?? '';
        return path;
      },
      { timeout: 20_000 },
    )
    .not.toBe('');
  return path;
}
