import { primitiveGlobal, primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { characters, linkHoverRule, linkRule, typography } from '../../styles/typography.ts';
import { focusRing } from '../../styles/focus.ts';
import { color, fontSize, radius } from '../../styles/vars.ts';

export const rich = primitiveStyle({ lineHeight: 1.6, overflowWrap: 'anywhere' });
export const sizes = primitiveVariants({ body: {}, small: { fontSize: fontSize.small } });

/** With the specificity of the class alone, so that the later rule wins. */
function within(selector: string) {
  return `${rich} :where(${selector})`;
}

primitiveGlobal(within('p, ul, ol, dl, blockquote, figure, table, pre, h2, h3, h4'), {
  margin: 0,
  maxWidth: characters(66),
});
primitiveGlobal(`${rich} > * + *, ${rich} :where(li, blockquote, td) > * + *`, { marginBlockStart: '1em' });
primitiveGlobal(within('p'), { textWrap: 'pretty' });
primitiveGlobal(within('h2'), typography.h3);
primitiveGlobal(within('h3'), typography.h4);
primitiveGlobal(within('h4'), { fontSize: fontSize.body, fontWeight: 600, lineHeight: 1.4 });
primitiveGlobal(`${rich} > * + :where(h2, h3, h4)`, { marginBlockStart: '1.6em' });
primitiveGlobal(`${rich} > :where(h2, h3, h4) + *`, { marginBlockStart: '.6em' });
primitiveGlobal(within('ul, ol'), { paddingInlineStart: '1.4em' });
primitiveGlobal(within('ul'), { listStyleType: 'disc' });
primitiveGlobal(within('ol'), { listStyleType: 'decimal' });
primitiveGlobal(within('ol > li'), { paddingInlineStart: '.3em' });
primitiveGlobal(within('li + li'), { marginBlockStart: '.4em' });
primitiveGlobal(within('li > ul, li > ol'), { marginBlockStart: '.4em' });
primitiveGlobal(`${rich} li::marker`, { color: color.textMuted });
primitiveGlobal(within('strong, b'), { fontWeight: 600 });
primitiveGlobal(within('em, i'), { fontStyle: 'normal', fontWeight: 560 });
primitiveGlobal(within('a'), linkRule);
primitiveGlobal(within('a:hover'), linkHoverRule);
primitiveGlobal(within('a:focus-visible'), { ...focusRing, borderRadius: radius.xs });
primitiveGlobal(within('blockquote'), {
  borderInlineStart: `3px solid ${color.accent}`,
  paddingInlineStart: '20px',
});
primitiveGlobal(within('code'), {
  // Monospace fonts differ between machines.
  fontFamily: 'inherit',
  fontSize: '.9em',
  background: color.sunken,
  borderRadius: radius.xs,
  padding: '.1em .35em',
});
primitiveGlobal(within('hr'), { border: 0, borderTop: `1px solid ${color.border}` });
primitiveGlobal(within('img, video'), { maxWidth: '100%', height: 'auto', borderRadius: radius.sm });
// A wide table scrolls; it must not widen its surroundings.
primitiveGlobal(within('[role="group"]'), { contain: 'inline-size', overflowX: 'auto' });
primitiveGlobal(within('table'), { maxWidth: 'none', borderCollapse: 'collapse' });
primitiveGlobal(within('[role="group"]:focus-visible'), { ...focusRing, borderRadius: radius.xs });
// Columns stay as wide as their words.
primitiveGlobal(within('th, td'), { hyphens: 'auto', overflowWrap: 'break-word' });
primitiveGlobal(within('th'), {
  padding: '12px 16px 12px 0',
  borderBottom: `1.5px solid ${color.borderStrong}`,
  color: color.textMuted,
  fontSize: fontSize.small,
  fontWeight: 560,
  textAlign: 'start',
  verticalAlign: 'bottom',
  lineHeight: 1.35,
});
primitiveGlobal(within('td'), {
  padding: '14px 16px 14px 0',
  borderBottom: `1px solid ${color.border}`,
  verticalAlign: 'top',
  lineHeight: 1.4,
});
primitiveGlobal(within('th:last-child, td:last-child'), { paddingInlineEnd: 0 });
