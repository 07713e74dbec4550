import { composeStories } from '@storybook/react-vite';
import type { Meta, StoryFn } from '@storybook/react-vite';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MedeinaProvider } from '../styles/provider.tsx';

type Module = { default: Meta } & Record<string, StoryFn | Meta>;
const modules = import.meta.glob<Module>('../{primitives,domain/*}/*/*.stories.tsx', { eager: true });

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

/** A ref of a field leads to what takes the focus, in a group to one of its controls. */
function isControlOf(group: Element, referred: unknown) {
  return group.matches('fieldset') && referred instanceof HTMLElement && group.contains(referred);
}

/** Whether the attributes reach one element, and the ref leads there, once what opens is open. */
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
    const [own] = found;
    return found.length === 1 && own?.id === 'own' && (referred === own || isControlOf(own, referred));
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
  test.each(components)('$name', async (one) => {
    expect(await reaches(one)).toBe(true);
  });
});
