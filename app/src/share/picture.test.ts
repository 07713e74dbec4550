// @vitest-environment node
import { expect, test } from 'vitest';
import { drawLine, fit, setting, widthOf } from './outlined.ts';
import { drawPicture } from './picture.ts';

const room = { width: 606, height: 366, sizes: [76, 58, 43, 33, 24], leading: 1.14 };
const titles = {
  lt: 'Ūminio kvėpavimo nepakankamumo valdymas ir ventiliacija intensyviosios terapijos skyriuje: nuo deguonies terapijos iki invazinės plaučių ventiliacijos ir atpratinimo nuo jos, su praktika ir testais po jos',
  en: 'Managing acute respiratory failure and ventilation in the intensive care unit: from oxygen therapy to invasive ventilation of the lungs and weaning from it, with simulated practice and tests after that',
  ru: 'Ведение острой дыхательной недостаточности и вентиляция в отделении интенсивной терапии: от кислородной терапии до инвазивной вентиляции лёгких и отлучения от неё, с практикой в симуляционном классе',
  word: 'W'.repeat(200),
};

test.each(Object.entries(titles))('a title of 200 characters fits whole: %s', (_, title) => {
  expect(title.length).toBeGreaterThanOrEqual(195);
  const block = fit(setting(title, 'title'), 'title', room);
  expect(block.lines.length * block.lineHeight).toBeLessThanOrEqual(room.height);
  for (const line of block.lines) expect(widthOf(line, 'title') * block.size).toBeLessThanOrEqual(room.width);
  expect(block.lines.join('').replaceAll(' ', '')).toBe(title.replaceAll(' ', ''));
});

test('a short title is set large, and what has no letter falls away', () => {
  expect(fit('Sepsis', 'title', room)).toMatchObject({ size: 76, lines: ['Sepsis'] });
  expect(setting('  Širdis 🫀\nи мозг 心 ', 'title')).toBe('Širdis и мозг');
  expect(setting('Nguyễn', 'title')).toBe('Nguyen');
  expect(setting('🧬', 'title')).toBe('');
  expect(fit('', 'title', room).lines).toEqual([]);
  expect(drawLine('', 'title', { x: 0, y: 0, size: 10 })).not.toContain('<path');
});

test('what is longer than any room ends with an ellipsis', () => {
  const block = fit('ilgas '.repeat(300).trim(), 'title', room);
  expect(block.lines.at(-1)).toMatch(/…$/);
  expect(block.lines.length * block.lineHeight).toBeLessThanOrEqual(room.height);
});

test('a photo takes the place of the pattern', async () => {
  const course = { id: 101, category: 'cardiology', photo: 'data:image/jpeg;base64,AAAA' };
  const drawn = await drawPicture({ title: 'Sepsis', line: 'Linija', course });
  expect(drawn).toMatch(/<image [^>]*href="data:image\/jpeg;base64,AAAA"/);
  const { photo: _, ...without } = course;
  expect(drawn.length).toBeLessThan(
    (await drawPicture({ title: 'Sepsis', line: 'Linija', course: without })).length,
  );
});

test('the pictures hold no variable, no font and nothing that a title says as markup', async () => {
  const course = { id: 101, category: 'cardiology' };
  const drawn = [
    await drawPicture({ title: '</svg><script>1</script>', line: '"&<', course }),
    await drawPicture({ title: 'Medeina', line: 'Linija' }),
    await drawPicture({ title: '', line: '', course: { id: 1, category: 'unheard-of' } }),
  ];
  for (const svg of drawn) {
    expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
    expect(svg).not.toMatch(/var\(|<text|script|currentColor|NaN|undefined/);
  }
});
