import type { BrowserContext, Frame, Page } from '@playwright/test';
import quiz from '../../server/demo/courses/zaizdu-prieziura/theory/05-pragulos-ir-mokymas/zaizdu-testas.json' with { type: 'json' };
import { arrive } from '../support/arrive.ts';
import { registerQuietly, startCourse } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** What the browser tells screen readers of a test: its accessibility tree, walked from question to question. */

const course = 102;

/** A node of the tree as it is spoken. */
interface Spoken {
  readonly role: string;
  readonly name: string;
  readonly states: Readonly<Record<string, unknown>>;
  readonly children: readonly Spoken[];
}

/** The browser's own tree of a document, without what it leaves out. */
async function treeOf(context: BrowserContext, frame: Frame): Promise<Spoken> {
  // The document is of another origin, so it may run in a process of its own, with a session of its own.
  const session = await context.newCDPSession(frame).catch(() => context.newCDPSession(frame.page()));
  await session.send('Accessibility.enable');
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const spoken = (id: string): Spoken[] => {
    const node = byId.get(id);
    if (node === undefined) return [];
    const children = (node.childIds ?? []).flatMap(spoken);
    if (node.ignored) return children;
    return [
      {
        role: String(node.role?.value ?? ''),
        name: String(node.name?.value ?? '').trim(),
        states: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
        children,
      },
    ];
  };
  const [root] = spoken(nodes.find(({ parentId }) => parentId === undefined)?.nodeId ?? '');
  if (root === undefined) throw new Error('The document has no accessibility tree');
  return root;
}

function all(node: Spoken): Spoken[] {
  return [node, ...node.children.flatMap(all)];
}

const controls = new Set([
  'button',
  'radio',
  'checkbox',
  'textbox',
  'combobox',
  'spinbutton',
  'link',
  'listbox',
]);

async function documentOf(page: Page): Promise<Frame> {
  const element = await page.locator('iframe').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('The page shows no document');
  return frame;
}

test('the accessibility tree of a test says what is asked, what can be done and what came of it', async ({
  page,
  context,
  say,
  circumstances: { language },
}) => {
  test.slow();
  await registerQuietly(context, language);
  await startCourse(context, course);
  await arrive(page, `/course/${course}/tests`);
  await page.getByRole('link', { name: quiz.title[language] }).click();
  const frame = await documentOf(page);
  await frame.getByRole('button', { name: say('activity.start') }).click();
  const texts = quiz.questions.map(({ text }) => text[language].trim());
  const met: string[] = [];

  for (let place = 1; place <= quiz.questions.length; place += 1) {
    const name = frame.getByRole('region').first();
    await expect(name).toHaveAccessibleName(new RegExp(`\\b${place}\\b.*\\b${quiz.questions.length}\\b`));
    const tree = await treeOf(context, frame);
    const nodes = all(tree);
    await test.step(`question ${place}`, () => {
      // One region a question, named by its number; in it a heading, and the answer as a group named by what is asked.
      const regions = nodes.filter(({ role }) => role === 'region');
      expect(regions).toHaveLength(1);
      const inside = regions.flatMap(all);
      expect(inside.filter(({ role }) => role === 'heading').map((node) => node.states['level'])).toEqual([
        2,
      ]);
      const answer = inside.find(({ role }) => role === 'group' || role === 'radiogroup');
      expect(texts).toContain(answer?.name);
      met.push(answer?.name ?? '');
      const inAnswer = answer === undefined ? [] : all(answer).filter(({ role }) => controls.has(role));
      expect(inAnswer.length).toBeGreaterThan(0);
      // Nothing that can be pressed or filled is nameless, none of the names of an answer stands twice.
      for (const node of nodes.filter(({ role }) => controls.has(role)))
        expect(`${node.role}: ${node.name}`).toMatch(/: .+/);
      const names = inAnswer.map((node) => `${node.role} ${node.name}`);
      expect(new Set(names).size).toBe(names.length);
      // What is chosen, pressed or shut is a state, not a look alone.
      for (const { role, states } of inAnswer) {
        if (role === 'radio' || role === 'checkbox') expect(states).toHaveProperty('checked');
        if (role === 'combobox') expect(states).toHaveProperty('expanded');
      }
      // The state of saving is a live region, never an interruption.
      expect(nodes.filter(({ role }) => role === 'status').length).toBeGreaterThan(0);
      expect(nodes.filter(({ role }) => role === 'alert')).toHaveLength(0);
      // Pictures are decoration or have words.
      for (const node of nodes.filter(({ role }) => role === 'image' || role === 'img'))
        expect(node.name).not.toBe('');
    });
    if (place < quiz.questions.length)
      await frame.getByRole('button', { name: say('activity.next'), exact: true }).click();
  }
  expect(met.toSorted()).toEqual(texts.toSorted());

  await test.step('the result', async () => {
    await frame.getByRole('button', { name: say('activity.submit'), exact: true }).click();
    await frame.getByRole('button', { name: say('activity.submit.anyway') }).click();
    await expect(frame.getByRole('heading', { level: 1 })).toBeFocused();
    const nodes = all(await treeOf(context, frame));
    const headings = nodes.filter(({ role }) => role === 'heading').map(({ states }) => states['level']);
    expect(headings).toEqual([1, ...quiz.questions.map(() => 2)]);
    const regions = nodes.filter(({ role }) => role === 'region');
    expect(regions).toHaveLength(quiz.questions.length);
    for (const region of regions) {
      const inside = all(region);
      const text = inside.map(({ name }) => name).join(' ');
      // Why it is so is part of the question that it is about, and what was asked can no longer be changed.
      expect(quiz.questions.some(({ explanation }) => text.includes(explanation[language]))).toBe(true);
      for (const { role, states } of inside)
        if (role === 'radio' || role === 'checkbox' || role === 'textbox')
          expect(states['disabled'] === true || states['readonly'] === true).toBe(true);
    }
  });
});
