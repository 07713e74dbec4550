import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeroSlider } from './HeroSlider.tsx';

const labels = {
  slides: 'Naujienos',
  carousel: 'karuselė',
  slide: 'skaidrė',
  pause: 'Stabdyti',
  play: 'Tęsti',
};
const slide = (id: string) => ({ id, title: `Skaidrė ${id}`, actions: [] });

test('slides that change by themselves interrupt nobody', () => {
  const html = renderToString(<HeroSlider labels={labels} slides={[slide('1'), slide('2')]} />);
  expect(html).toContain('aria-live="off"');
  expect(html).toContain('role="group" aria-roledescription="skaidrė" aria-label="Skaidrė 1"');
});

test('one slide is no carousel', () => {
  const html = renderToString(<HeroSlider labels={labels} slides={[slide('1')]} />);
  expect(html).not.toMatch(/aria-live|roledescription/u);
});
