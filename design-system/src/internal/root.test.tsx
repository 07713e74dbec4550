import { composeStories } from '@storybook/react-vite';
import type { Meta, StoryFn } from '@storybook/react-vite';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MedeinaProvider } from '../styles/provider.tsx';

type Module = { default: Meta } & Record<string, StoryFn | Meta>;
const modules = import.meta.glob<Module>('../{primitives,domain/*}/*/*.stories.tsx', { eager: true });

/** Still drop their root's attributes. The list only gets shorter. */
const exceptions: ReadonlySet<string> = new Set(['ClientLogos', 'FilterDialog', 'MobileMenu', 'ShareDialog']);

const components = Object.entries(modules).flatMap(([path, module]) => {
  const name = /([^/]+)\.stories/u.exec(path)?.[1] ?? path;
  const { component } = module.default;
  const [story] = Object.values(composeStories(module));
  return component === undefined || story === undefined ? [] : [{ name, component, args: story.args }];
});

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const watch = class {
    observe = () => {};
    unobserve = () => {};
    disconnect = () => {};
  };
  vi.stubGlobal('ResizeObserver', watch);
  vi.stubGlobal('IntersectionObserver', watch);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Whether the attributes reach one element, and the ref is that element, once what opens is open. */
async function reaches(one: (typeof components)[number]): Promise<boolean> {
  return (await reachesWith(one, {})) || reachesWith(one, { open: true });
}

async function reachesWith({ component, args }: (typeof components)[number], more: object): Promise<boolean> {
  let referred: unknown;
  const ref = (element: unknown) => {
    referred ??= element;
  };
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  try {
    await act(async () => {
      root.render(
        <MedeinaProvider theme="light" locale="lt">
          {createElement(component, { ...args, ...more, id: 'own', 'data-testid': 'own', ref })}
        </MedeinaProvider>,
      );
      await Promise.resolve();
    });
    const found = document.querySelectorAll('[data-testid="own"]');
    return found.length === 1 && found[0]?.id === 'own' && referred === found[0];
  } catch {
    return false;
  } finally {
    await act(async () => {
      root.unmount();
      await Promise.resolve();
    });
  }
}

describe('id, data-* and ref reach the root of', () => {
  test.each(components.filter(({ name }) => !exceptions.has(name)))('$name', async (one) => {
    expect(await reaches(one)).toBe(true);
  });

  test.each(components.filter(({ name }) => exceptions.has(name)))(
    'no more exceptions than needed: $name',
    async (one) => {
      expect(await reaches(one)).toBe(false);
    },
  );
});
