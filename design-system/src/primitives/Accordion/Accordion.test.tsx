import { act } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { questions } from './Accordion.fixtures.ts';
import { AccordionContent, AccordionItem, AccordionRoot, AccordionTrigger } from './Accordion.tsx';
import type { AccordionRootProps } from './Accordion.tsx';

let container: HTMLElement;
let root: Root;
const scrollIntoView = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Missing from jsdom.
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockClear();
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  container.remove();
  location.hash = '';
  vi.unstubAllGlobals();
});

function draw(props: AccordionRootProps) {
  return act(() =>
    root.render(
      <AccordionRoot {...props}>
        {questions.map(({ value, title, content }) => (
          <AccordionItem key={value} value={value}>
            <AccordionTrigger>{title}</AccordionTrigger>
            <AccordionContent id={`answer-${value}`}>{content}</AccordionContent>
          </AccordionItem>
        ))}
      </AccordionRoot>,
    ),
  );
}

function open() {
  return [...container.querySelectorAll('button')].map(
    (button) => button.getAttribute('aria-expanded') === 'true',
  );
}

function follow(hash: string) {
  return act(() => {
    location.hash = hash;
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
}

test('the row that the hash names is open at first', () => {
  location.hash = '#answer-certificate';
  draw({});
  expect(open()).toEqual([false, true, false]);
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

test('a link to a content opens its row and leaves the others alone', () => {
  draw({ defaultOpen: ['when'] });
  follow('#answer-ru');
  expect(open()).toEqual([true, false, true]);
});

test('in a single accordion it closes the other row', () => {
  draw({ type: 'single', defaultOpen: ['when'] });
  follow('#answer-ru');
  expect(open()).toEqual([false, false, true]);
});

test('a controlled accordion reports changes and opens the given rows', () => {
  const onOpenChange = vi.fn<(open: string[]) => void>();
  draw({ open: ['when'], onOpenChange });
  follow('#answer-ru');
  expect(onOpenChange).toHaveBeenLastCalledWith(['when', 'ru']);
  expect(open()).toEqual([true, false, false]);
});
