import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import facts from '../../server/demo/courses/als/course.json' with { type: 'json' };
import lesson from '../../server/demo/courses/als/theory/01-sirdies-sustojimas/atpazinti-sustojima.json' with { type: 'json' };
import topic from '../../server/demo/courses/als/theory/01-sirdies-sustojimas/topic.json' with { type: 'json' };
import { startServer } from '../support/server.ts';
import { expect as hasty, test } from '../support/test.ts';

/** A course is written in an editor and watched in the browser: `medeina preview`. */

// Each change is imported whole before the page hears of it.
const expect = hasty.configure({ timeout: 20_000 });
const demo = join(import.meta.dirname, '../../server/demo');

test('what is written shows by itself, what is wrong is told over the page, and lessons follow, too', async ({
  page,
  circumstances: { language },
}) => {
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'medeina-written-'));
  const course = join(folder, 'als');
  cpSync(join(demo, 'courses/als'), course, { recursive: true });
  const change = (file: string, changed: (text: string) => string): (() => void) => {
    const path = join(course, file);
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, changed(before));
    return () => writeFileSync(path, before);
  };
  const preview = await startServer({}, 120_000, (port) => [
    'server/bin/medeina.ts',
    'preview',
    course,
    '--port',
    String(port),
  ]);
  try {
    await page.goto(`${preview.url}/preview`);
    await expect(page).toHaveURL(`${preview.url}/course-about/${facts.id}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(facts.title[language]);

    change(`description.${language}.md`, (text) => `Sakinys, kurį ką tik kažkas parašė.\n\n${text}`);
    const written = page.getByText('Sakinys, kurį ką tik kažkas parašė.');
    await expect(written).toBeVisible();

    const mend = change('course.json', (text) => text.replace('"title"', '"tittle"'));
    const alert = page.getByRole('alert').filter({ hasText: 'this page shows the folder as it was before' });
    await expect(alert).toContainText(/als\/course\.json:\d+:\d+.*title/);
    await expect(written).toBeVisible();
    await expect(heading).toHaveText(facts.title[language]);

    mend();
    await expect(alert).toHaveCount(0);

    // The reader has the course, though it has several dates: its lessons open, and follow the folder as well.
    await page.goto(`${preview.url}/course/${facts.id}`);
    await page.getByRole('link', { name: topic.title[language] }).first().click();
    await page.getByRole('link', { name: lesson.title[language] }).first().click();
    await expect(page.getByRole('heading', { name: lesson.title[language] })).toBeVisible();
    change(
      `theory/01-sirdies-sustojimas/atpazinti-sustojima.${language}.md`,
      (text) => `Nauja mintis.\n\n${text}`,
    );
    await expect(page.getByText('Nauja mintis.')).toBeVisible();
  } finally {
    // An open page would complain of its lost connection.
    await page.goto('about:blank');
    await preview.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
