import { useEffect } from 'react';
import type { PropsWithChildren } from 'react';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { storybookTheme } from '../theme.ts';
import { useGlobal } from './useGlobal.ts';

const themes = { light: storybookTheme('light'), dark: storybookTheme('dark') };

/** Framed stories are documents of their own: the toolbar's choices reach them by their address. */
function useFollowingFrames(globals: string) {
  useEffect(() => {
    const follow = () => {
      for (const frame of document.querySelectorAll<HTMLIFrameElement>('.sbdocs-preview iframe')) {
        const address = new URL(frame.src);
        if (address.searchParams.get('globals') === globals) continue;
        address.searchParams.set('globals', globals);
        frame.src = address.href;
      }
    };
    follow();
    const frames = new MutationObserver(follow);
    frames.observe(document.body, { childList: true, subtree: true });
    return () => {
      frames.disconnect();
    };
  }, [globals]);
}

/** A page of the documentation in the toolbar's theme. */
export function DocsFrame({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const choices = {
    theme: useGlobal('theme') === 'dark' ? 'dark' : 'light',
    locale: useGlobal('locale'),
    motion: useGlobal('motion'),
    text: useGlobal('text'),
    colours: useGlobal('colours'),
  } as const;
  const { theme } = choices;
  useEffect(() => {
    document.documentElement.dataset['medeinaTheme'] = theme;
  }, [theme]);
  useFollowingFrames(
    Object.entries(choices)
      .filter(([, value]) => typeof value === 'string')
      .map(([name, value]) => `${name}:${String(value)}`)
      .join(';'),
  );
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      {children}
    </DocsContainer>
  );
}
