import { create } from 'storybook/theming';
import type { ThemeVars } from 'storybook/theming';
import dark from '../tokens/src/color.dark.tokens.json' with { type: 'json' };
import light from '../tokens/src/color.light.tokens.json' with { type: 'json' };
import { bowlPath, ringsPath, stemPath } from '../tokens/src/wordmark.ts';

/** Storybook computes with its colours, so it gets the tokens' hex values in place of variables. */
function wordmark(ink: string, seed: string) {
  return `<svg viewBox="0 0 981 196" width="150" role="img" aria-label="Medeina" fill="none">
    <g transform="translate(0 6) scale(3.9)">
      <path d="${ringsPath}" stroke="${ink}" stroke-width="3.5"/>
      <circle cx="24" cy="26.6" r="2.7" fill="${seed}"/>
    </g>
    <g transform="translate(216 8)">
      <g fill="${ink}" stroke="${ink}" stroke-width="3.2" stroke-linejoin="round">
        <path d="${stemPath}"/><path fill-rule="evenodd" d="${bowlPath}"/>
      </g>
      <circle cx="528" cy="30" r="11.8" fill="${seed}"/>
    </g>
  </svg>`;
}

/** Storybook's own interface in Medeina's colours, type and shapes. */
export function storybookTheme(base: 'light' | 'dark'): ThemeVars {
  const { color } = base === 'dark' ? dark : light;
  const hex = (name: Exclude<keyof typeof color, '$type'>) => color[name].$value.hex;
  return create({
    base,
    brandTitle: wordmark(
      hex(base === 'dark' ? 'deep-text' : 'deep'),
      base === 'dark' ? hex('amber') : '#d08a12',
    ),
    brandUrl: './',
    fontBase: '"Commissioner Variable", system-ui, sans-serif',
    colorPrimary: hex('accent'),
    colorSecondary: hex('accent'),
    appBg: hex('sunken'),
    appContentBg: hex('bg'),
    appPreviewBg: hex('bg'),
    appBorderColor: hex('border'),
    appBorderRadius: 10,
    textColor: hex('text'),
    textInverseColor: hex('accent-contrast'),
    textMutedColor: hex('text-muted'),
    barBg: hex('bg'),
    barTextColor: hex('text-muted'),
    barHoverColor: hex('accent-text'),
    barSelectedColor: hex('accent-text'),
    buttonBg: hex('surface'),
    buttonBorder: hex('border-strong'),
    booleanBg: hex('sunken'),
    booleanSelectedBg: hex('surface'),
    inputBg: hex('surface'),
    inputBorder: hex('border-strong'),
    inputTextColor: hex('text'),
    inputBorderRadius: 10,
  });
}
