import { Fragment, createElement } from 'react';
import { addons } from 'storybook/manager-api';
import type { API_HashEntry } from 'storybook/internal/types';
import { statusOf, statuses } from './status.ts';
import { storybookTheme } from './theme.ts';

/** The name in the sidebar, with the status of a component that is not stable. Storybook compiles no JSX here. */
function label(item: API_HashEntry) {
  const status = item.type === 'component' ? statusOf(item.tags) : 'stable';
  if (status === 'stable') return item.name;
  const { title, text } = statuses[status];
  return createElement(Fragment, {}, item.name, ' ', createElement('small', { title: text }, title));
}

addons.setConfig({
  theme: storybookTheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  sidebar: { renderLabel: label },
});
