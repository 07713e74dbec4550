import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { CourseGrid } from './CourseGrid.tsx';
import { Pagination } from '../../primitives/Pagination/index.ts';

let place: HTMLElement;
let draw: (node: ReactNode) => void;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  draw = (node) => {
    act(() => {
      root.render(node);
    });
  };
  return () => {
    draw(undefined);
    place.remove();
    vi.unstubAllGlobals();
  };
});

const named = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName;
const focus = (name: string) => {
  place.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.focus();
  expect(named()).toBe(name);
};

const Grid = ({ ids }: { ids: readonly number[] }) => (
  <CourseGrid
    label="Mėgstami"
    courses={ids.map((id) => ({
      id,
      title: `Kursas ${id}`,
      href: `/course-about/${id}`,
      category: { hue: 'emergency' as const, label: 'Skubi pagalba' },
      favourite: { on: true, label: `Kursas ${id}`, onToggle: () => undefined },
    }))}
  />
);

test('a card that goes leaves the focus to the next one, or the last', () => {
  draw(<Grid ids={[1, 2, 3]} />);
  focus('Kursas 2');
  draw(<Grid ids={[1, 3]} />);
  expect(named()).toBe('Kursas 3');
  draw(<Grid ids={[1]} />);
  expect(named()).toBe('Kursas 1');
});

test('who has left the list is left where they are', () => {
  draw(<Grid ids={[1, 2]} />);
  focus('Kursas 2');
  place.querySelector<HTMLElement>('[aria-label="Kursas 2"]')?.blur();
  draw(<Grid ids={[1]} />);
  expect(named()).toBe('BODY');
});

const href = (page: number) => `?page=${page}`;

test('the arrow to the last page goes, the focus stays in the pages', () => {
  draw(<Pagination page={2} pages={3} href={href} label="Puslapiai" />);
  focus('Next');
  draw(<Pagination page={3} pages={3} href={href} label="Puslapiai" />);
  expect(named()).toBe('Page 3');
  focus('Previous');
  draw(<Pagination page={2} pages={3} href={href} label="Puslapiai" />);
  expect(named()).toBe('Previous');
});
