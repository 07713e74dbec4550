import { primitiveGlobal, primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { color, font, fontSize, media, radius, shadow } from '../../styles/vars.ts';

export const select = primitiveStyle({
  appearance: 'none',
  paddingInlineEnd: '44px',
  cursor: 'pointer',
  textAlign: 'start',
  selectors: { '&[aria-invalid="true"]': { paddingInlineEnd: '43.5px' } },
});

export const sizes = primitiveVariants({
  md: {},
  sm: { minHeight: '44px', paddingBlock: '8px', fontSize: fontSize.small },
});

export const chevron = primitiveStyle({
  position: 'absolute',
  insetInlineEnd: '14px',
  display: 'inline-flex',
  pointerEvents: 'none',
  color: color.text,
});

// Browsers with customisable selects show our list; others, and phones, their own.
const drawn = 'appearance: base-select';

function asDrawn(rule: Record<string, string | number>) {
  return { '@supports': { [`(${drawn})`]: rule } };
}

// A variable, because the CSS types lack the value.
primitiveGlobal(`${select}, ${select}::picker(select)`, {
  '@supports': {
    [`(${drawn})`]: { vars: { '--medeina-select': 'base-select' }, appearance: 'var(--medeina-select)' },
  },
});
primitiveGlobal(`${select}::picker-icon`, asDrawn({ display: 'none' }));
primitiveGlobal(
  `${select}::picker(select)`,
  asDrawn({
    marginBlock: '4px',
    padding: '8px',
    border: `1px solid ${color.border}`,
    borderRadius: radius.md,
    background: color.raised,
    color: color.text,
    boxShadow: shadow[2],
  }),
);
primitiveGlobal(
  `${select} option`,
  asDrawn({
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    boxSizing: 'border-box',
    minHeight: '44px',
    padding: '10px 12px',
    borderRadius: radius.sm,
    fontFamily: font.text,
    fontSize: fontSize.ui,
    lineHeight: 1.35,
  }),
);
primitiveGlobal(`${select} option::checkmark`, asDrawn({ order: 1, marginInlineStart: 'auto' }));
primitiveGlobal(
  `${select} option:hover, ${select} option:focus-visible`,
  asDrawn({ background: color.sunken, outlineOffset: '-3px' }),
);
primitiveGlobal(`${select} option:checked`, asDrawn({ background: color.accentSoft, fontWeight: 600 }));
primitiveGlobal(`${select} option:disabled`, asDrawn({ color: color.textMuted }));
primitiveGlobal(`${select} option:checked`, { '@media': { [media.forced]: { background: 'Highlight' } } });
