import { composeStories } from '@storybook/react-vite';
import type { Meta, Parameters, StoryFn } from '@storybook/react-vite';
import { act } from 'react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MedeinaProvider } from '../styles/provider.tsx';

type Module = { default: Meta } & Record<string, StoryFn | Meta>;
const modules = import.meta.glob<Module>('../{primitives,domain/*}/*/*.stories.tsx', { eager: true });

const stories = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries<ComponentType & { readonly parameters?: Parameters }>(composeStories(module)).map(
    ([name, Story]) => ({
      name: `${/([^/]+)\.stories/u.exec(path)?.[1] ?? path} ${name}`,
      Story,
    }),
  ),
);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Stubs of what jsdom lacks and components use on mount.
  const watch = { observe: () => {}, unobserve: () => {}, disconnect: () => {} };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = watch.observe;
      unobserve = watch.unobserve;
      disconnect = watch.disconnect;
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = watch.observe;
      unobserve = watch.unobserve;
      disconnect = watch.disconnect;
    },
  );
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** The messages of `internal/misuse.ts`. */
function isMisuse(complaint: unknown) {
  return String(complaint).startsWith('Medeina, ');
}

test.each(stories)(
  '$name is the same on the server and in the browser, with no style attribute',
  async ({ Story }) => {
    const complaints: unknown[] = [];
    vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
      complaints.push(words);
    });
    const page = (
      <MedeinaProvider theme="light" locale="lt">
        <Story />
      </MedeinaProvider>
    );
    const html = renderToString(page);
    expect(html).not.toMatch(/\sstyle=/u);

    const container = document.createElement('div');
    container.innerHTML = html;
    document.body.append(container);
    await act(async () => {
      hydrateRoot(container, page, {
        onRecoverableError: (error) => {
          complaints.push(error);
        },
      });
      await Promise.resolve();
    });
    // Misuse is reported but still rendered.
    expect(complaints.filter((complaint) => !isMisuse(complaint))).toEqual([]);
    expect(complaints.some(isMisuse)).toBe(Story.parameters?.['isMisused'] === true);
  },
);
