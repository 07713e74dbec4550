import { expect, test } from 'vitest';
import { pageIn } from './view.ts';

/** A view of 400 pixels that has scrolled so far over pages of such heights. */
function viewAt(scrollTop: number, heights: readonly number[]): HTMLElement {
  const view = document.createElement('div');
  let top = 0;
  for (const height of heights) {
    const box = document.createElement('div');
    box.dataset['page'] = '';
    const values = { offsetTop: top, offsetHeight: height };
    for (const [name, value] of Object.entries(values)) Object.defineProperty(box, name, { value });
    view.append(box);
    top += height;
  }
  const sizes = { clientHeight: 400, scrollHeight: top };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(view, name, { value });
  view.scrollTop = scrollTop;
  return view;
}

test.each([
  [0, 1],
  [400, 1],
  [800, 2],
  // Less than half of the last page is left, and its end has not come yet.
  [1550, 2],
  [1600, 2],
])('at %i pixels of two pages of 1000 the page that is read is %i', (scrollTop, page) => {
  expect(pageIn(viewAt(scrollTop, [1000, 1000]), undefined)).toBe(page);
});
