import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { CourseGrid } from './CourseGrid.tsx';
import { AlertToaster, createAlertStore } from '../../../primitives/AlertToaster/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { ErrorState } from '../../../primitives/ErrorState/index.ts';
import { Pagination } from '../../../primitives/Pagination/index.ts';
import { TextInput } from '../../../primitives/TextInput/index.ts';
import { ReviewForm } from '../Reviews/index.ts';

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

function named() {
  return document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName;
}

function focus(name: string) {
  place.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.focus();
  expect(named()).toBe(name);
}

const onEmptied = vi.fn<() => void>();

function Grid({ ids }: { ids: readonly number[] }) {
  return (
    <CourseGrid
      label="Mėgstami"
      onEmptied={onEmptied}
      courses={ids.map((id) => ({
        courseId: id,
        title: `Kursas ${id}`,
        href: `/course-about/${id}`,
        category: { hue: 'emergency' as const, label: 'Skubi pagalba' },
        favourite: { on: true, label: `Kursas ${id}`, onToggle: () => undefined },
      }))}
    />
  );
}

test('after a removal the next card takes the focus, or the last', () => {
  draw(<Grid ids={[1, 2, 3]} />);
  focus('Kursas 2');
  draw(<Grid ids={[1, 3]} />);
  expect(named()).toBe('Kursas 3');
  draw(<Grid ids={[1]} />);
  expect(named()).toBe('Kursas 1');
  expect(onEmptied).not.toHaveBeenCalled();
  draw(<Grid ids={[]} />);
  expect(onEmptied).toHaveBeenCalledOnce();
  expect(place.querySelector('ul')).toBeNull();
});

test('a focus outside of the list is not moved', () => {
  draw(<Grid ids={[1, 2]} />);
  focus('Kursas 2');
  place.querySelector<HTMLElement>('[aria-label="Kursas 2"]')?.blur();
  draw(<Grid ids={[1]} />);
  expect(named()).toBe('BODY');
});

function href(page: number) {
  return `?page=${page}`;
}

test('on the last page the focus of the next arrow stays in the pagination', () => {
  draw(<Pagination page={2} pages={3} href={href} label="Puslapiai" />);
  focus('Next');
  draw(<Pagination page={3} pages={3} href={href} label="Puslapiai" />);
  expect(named()).toBe('Page 3');
  focus('Previous');
  draw(<Pagination page={2} pages={3} href={href} label="Puslapiai" />);
  expect(named()).toBe('Previous');
});

const review = <ReviewForm key="1" rating={{}} text={{}} onSubmit={() => undefined} />;

function around(node: ReactNode) {
  return (
    <main>
      <h1>Kursas</h1>
      <section>{node}</section>
    </main>
  );
}

test.each([
  ['another try that succeeded', <ErrorState key="1" title="Nepavyko" action={<Button>Dar kartą</Button>} />],
  ['a review that was sent', review],
])('%s moves the focus to the heading of what replaces it', async (_what, before) => {
  draw(around(<div>{before}</div>));
  place.querySelector('button')?.focus();
  expect(named()).toBe('BUTTON');
  draw(around(<h2>Tai, kas atėjo</h2>));
  await Promise.resolve();
  expect(document.activeElement?.textContent).toBe('Tai, kas atėjo');
  // A focus elsewhere is not moved.
  draw(around(<div>{before}</div>));
  draw(around(<h2>Tai, kas atėjo</h2>));
  await Promise.resolve();
  expect(named()).toBe('BODY');
});

function press(target: HTMLElement | null) {
  act(() => {
    target?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    target?.click();
  });
}

test('a dialog keeps its focus from the alerts’ key, and stays open when an alert is pressed', async () => {
  const store = createAlertStore();
  store.add({ type: 'warning', subject: 'Liko 2 vietos' });
  const onOpenChange = vi.fn<(open: boolean) => void>();
  draw(
    <>
      <AlertToaster store={store} />
      <Dialog open onOpenChange={onOpenChange} title="Kvietimas">
        <TextInput label="Vardas" defaultValue="Rūta" />
      </Dialog>
    </>,
  );
  const field = document.querySelector('input');
  field?.focus();
  field?.setSelectionRange(2, 2);
  const key = new KeyboardEvent('keydown', { key: 'F8', bubbles: true, cancelable: true });
  act(() => {
    field?.dispatchEvent(key);
  });
  expect(document.activeElement).toBe(field);
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([2, 2]);
  expect(key.defaultPrevented).toBe(false);
  // Radix listens from the next task on, so that the opening press does not close it.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  press(place.querySelector('section button'));
  expect(store.list()).toEqual([]);
  expect(onOpenChange).not.toHaveBeenCalled();
  press(document.body);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
