import page from '../design-system/docs/theming.md?raw';

const [heading = '', ...rest] = page.split('\n');

/** The page of the package, whose links to its other pages lead to those of Storybook. */
export const title = heading.replace('# ', '');
export const theming = rest.join('\n').replaceAll('(embedding.md)', '(?path=/docs/elements--docs)');
