import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestApp } from './harness.ts';

const app = await createTestApp({}, { runsJobs: true });

function outbox(): string[] {
  try {
    return readdirSync(join(app.settings.dataFolder, 'outbox')).filter((name) => name.endsWith('.eml'));
  } catch {
    return [];
  }
}

test('a mail is sent when its transaction is committed, and not when it is taken back', async () => {
  const message = {
    kind: 'greeting',
    to: 'ona@example.org',
    replyTo: 'jonas@example.org',
    subject: 'Ačiū',
    text: 'Žinutė – сообщение',
  };
  await expect(
    app.database.kysely.transaction().execute(async (transaction) => {
      await app.context.mail.send({ ...message, subject: 'taken back' }, transaction);
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');
  await app.database.kysely
    .transaction()
    .execute((transaction) => app.context.mail.send(message, transaction));
  await expect.poll(outbox, { timeout: 15_000 }).toHaveLength(1);
  const text = readFileSync(join(app.settings.dataFolder, 'outbox', outbox()[0] ?? ''), 'utf8');
  expect(text).toContain('To: ona@example.org');
  expect(text).toContain('Reply-To: jonas@example.org');
  expect(text).toContain('=?UTF-8?');
});
