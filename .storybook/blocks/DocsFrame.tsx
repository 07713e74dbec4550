import { useEffect } from 'react';
import type { PropsWithChildren } from 'react';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { storybookTheme } from '../theme.ts';
import { useGlobal } from './useGlobal.ts';

const themes = { light: storybookTheme('light'), dark: storybookTheme('dark') };

/** A page of the documentation in the toolbar's theme. */
export function DocsFrame({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const theme = useGlobal('theme') === 'dark' ? 'dark' : 'light';
  useEffect(() => {
    document.documentElement.dataset['medeinaTheme'] = theme;
  }, [theme]);
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      {children}
    </DocsContainer>
  );
}
