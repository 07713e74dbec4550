import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { dates } from './BuyPanel.fixtures.ts';
import { BuyPanel } from './BuyPanel.tsx';

let place: HTMLElement;
let draw: (first: string) => void;
/** Reports whether the panel's button is in view. */
let see: (isIntersecting: boolean) => void;

function Chosen({ first }: { first: string }) {
  return (
    <BuyPanel
      // The fourth is full.
      options={dates.slice(0, 4)}
      defaultValue={first}
      action={{ label: 'Į krepšelį', onPress: () => undefined }}
      facts={[]}
    />
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => {
          act(() => {
            tell([{ isIntersecting }]);
          });
        };
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  draw = (first) => {
    act(() => {
      root.render(<Chosen first={first} />);
    });
  };
  return () => {
    act(() => {
      root.unmount();
    });
    place.remove();
    vi.unstubAllGlobals();
  };
});

function rows() {
  return [...place.querySelectorAll('input')];
}

function buttons() {
  return [...place.querySelectorAll('button')];
}

function isAway() {
  return buttons().at(-1)?.parentElement?.hasAttribute('inert');
}

test('if all further dates are full, the last available one takes the focus', () => {
  draw('1');
  const more = buttons().find(({ textContent }) => textContent === 'Show 1 more date');
  act(() => {
    more?.focus();
    more?.click();
  });
  expect(rows()).toHaveLength(4);
  expect(document.activeElement).toBe(rows()[2]);
});

test('all dates stay in view once a further one was chosen', () => {
  draw('4');
  expect(document.activeElement).toBe(document.body);
  act(() => rows()[2]?.click());
  expect(rows()[2]?.checked).toBe(true);
  expect(rows()).toHaveLength(4);
});

test('the bar stays while it has the keyboard focus', () => {
  draw('1');
  see(true);
  expect(isAway()).toBe(true);
  see(false);
  act(() => buttons().at(-1)?.focus());
  see(true);
  expect(isAway()).toBe(false);
  act(() => rows()[0]?.focus());
  expect(isAway()).toBe(true);
});
