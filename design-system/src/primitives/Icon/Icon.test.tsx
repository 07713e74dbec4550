import { cleanup, render } from '@testing-library/react';
import { Heart } from 'lucide-react';
import type { SVGProps } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Icon } from './index.ts';

afterEach(cleanup);

function Leaf(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 24 24" {...props}>
      <path d="M4 20C4 10 10 4 20 4c0 10-6 16-16 16Z" />
    </svg>
  );
}

test.each([
  ['a component of your own', Leaf],
  ['one of lucide', Heart],
])('%s is drawn in the measures of its place', (_name, icon) => {
  const { container } = render(<Icon icon={icon} size="small" label="Lapas" data-testid="leaf" />);
  const drawing = container.querySelector('svg[role="img"][aria-label="Lapas"]');
  expect(drawing?.getAttribute('width')).toBe('16');
  expect(drawing?.getAttribute('stroke-width')).toBe('2');
  expect(drawing?.getAttribute('data-testid')).toBe('leaf');
});

test('a drawing stands in an element of its own, hidden unless it has a label', () => {
  const { container, rerender } = render(<Icon icon={<Leaf />} />);
  expect(container.querySelector('[aria-hidden="true"] > svg')).not.toBeNull();
  rerender(<Icon icon={<Leaf />} label="Lapas" />);
  expect(container.querySelector('[role="img"][aria-label="Lapas"] > svg')).not.toBeNull();
});

test('a ref gets what is drawn', () => {
  const refs: (Element | null)[] = [];
  const ref = (element: Element | null) => {
    refs.push(element);
  };
  render(
    <>
      <Icon icon={Leaf} ref={ref} />
      <Icon icon={<Leaf />} ref={ref} />
    </>,
  );
  expect(refs.map((element) => element?.tagName)).toEqual(['svg', 'SPAN']);
});
