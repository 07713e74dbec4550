import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { HeroSlider } from './HeroSlider.tsx';

function slide(id: string) {
  return {
    id,
    title: `Skaidrė ${id}`,
    actions: [{ label: 'Rasti kursą', href: `/discover?${id}` }],
  };
}

test('automatic slides do not interrupt a screen reader', () => {
  const html = renderToString(<HeroSlider slides={[slide('1'), slide('2')]} />);
  expect(html).toContain('aria-live="off"');
  expect(html).toContain('role="group" aria-roledescription="slide" aria-label="Skaidrė 1"');
});

test('the pause button is the first tab stop, then the buttons of the slides', () => {
  const html = renderToString(<HeroSlider slides={[slide('1'), slide('2')]} />);
  const stops = [...html.matchAll(/<(?:a|button)\b[^>]*?(?:aria-label|href)="([^"]*)"/gu)];
  expect(stops.map(([, name]) => name)).toEqual([
    'Stop changing slides',
    'Skaidrė 1',
    'Skaidrė 2',
    '/discover?1',
    '/discover?2',
  ]);
});

test('a single slide is no carousel', () => {
  const html = renderToString(<HeroSlider slides={[slide('1')]} />);
  expect(html).not.toMatch(/aria-live|roledescription/u);
});

class Observer {
  observe = () => undefined;
  disconnect = () => undefined;
}

test('swiping a slide away with the focus inside moves the focus to the button of the next slide', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('ResizeObserver', Observer);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => {
    root.render(<HeroSlider slides={[slide('1'), slide('2')]} />);
  });
  const link = place.querySelector('a');
  link?.focus();
  act(() => {
    link?.dispatchEvent(new WheelEvent('wheel', { deltaX: 100, bubbles: true, cancelable: true }));
  });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Skaidrė 2');
  act(() => {
    root.unmount();
  });
  place.remove();
  vi.unstubAllGlobals();
});
