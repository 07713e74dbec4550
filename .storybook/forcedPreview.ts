/**
 * The toolbar's forced colours. No page can force them itself, so this follows the specification's own steps (CSS Color
 * Adjustment, "Forced Colors Mode") on the style sheets: rules for `forced-colors: active` hold; every colour that is no
 * system colour gives way to the browser's own, shadows and gradients go; `forced-color-adjust: none` and drawings keep
 * theirs. What differs from the system: the palette is the browser's dark one, styles that scripts set on an element
 * stay, and text has no plate behind it. The story tests run in a browser that really forces colours.
 */

const id = 'medeina-forced-colours';
/** Empty where an element keeps its colours, else missing: it leads each rewritten value to what was there before. */
const kept = '--medeina-kept';

const system =
  /^(?:canvas(?:text)?|linktext|visitedtext|activetext|button(?:face|text|border)|field(?:text)?|highlight(?:text)?|selecteditem(?:text)?|mark(?:text)?|graytext|accentcolor(?:text)?)$/iu;
const wide = /^(?:inherit|initial|unset|revert|revert-layer|currentcolor|none|auto)$/iu;
const line =
  /^(?:[\d.]|calc|min|max|thin|medium|thick|hidden|solid|dashed|dotted|double|groove|ridge|inset|outset|underline|overline|line-through|wavy|from-font|var\(--[\w-]*(?:width|size))/iu;

interface Declaration {
  readonly name: string;
  readonly value: string;
  readonly suffix: string;
}

/** Splits at a sign that stands outside of brackets and quotes. */
function split(text: string, sign: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (const letter of text) {
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    if (depth === 0 && quote === '' && sign.test(letter)) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${letter}`);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function declarationsOf(text: string): Declaration[] {
  return split(text, /;/u).map((part) => {
    const at = part.indexOf(':');
    const value = part.slice(at + 1).trim();
    const important = /\s*!important$/u.exec(value)?.[0] ?? '';
    return {
      name: part.slice(0, at).trim(),
      value: value.slice(0, value.length - important.length),
      suffix: important,
    };
  });
}

function isOwn(value: string): boolean {
  return system.test(value) || wide.test(value);
}

function forcedGround(value: string): string {
  if (isOwn(value) || value === 'transparent' || value.includes('url(')) return value;
  // The transparency of a ground stays, and with it what lies under it.
  return /transparent|\/\s*0?\.\d|^rgba/u.test(value) ? 'transparent' : 'Canvas';
}

/** What the system makes of a declaration; the same value where it leaves it alone. */
function forced({ name, value }: Declaration): string {
  if (name === 'box-shadow' || name === 'text-shadow') return 'none';
  if (name === 'accent-color') return 'auto';
  if (name === 'color-scheme') return 'inherit';
  if (name === 'background-image') return value.includes('url(') ? value : 'none';
  if (name === 'background' || name === 'background-color') return forcedGround(value);
  if (
    /^(?:color|caret-color|(?:border|outline|column-rule|text-decoration|text-emphasis).*-color)$/u.test(name)
  )
    return isOwn(value) ? value : 'revert';
  if (
    /^(?:border(?:-(?:block|inline))?(?:-(?:start|end|top|right|bottom|left))?|outline|column-rule)$/u.test(
      name,
    )
  )
    return split(value, /\s/u)
      .filter((token) => line.test(token) || isOwn(token))
      .join(' ');
  return value;
}

function rewritten(text: string): string {
  return declarationsOf(text)
    .map((declaration) => {
      const { name, value, suffix } = declaration;
      if (name === 'forced-color-adjust')
        return `${name}: ${value}; ${kept}: ${value === 'none' ? '' : 'initial'}`;
      const next = name.startsWith('--') ? value : forced(declaration);
      if (next === value) return `${name}: ${value}${suffix}`;
      const own = `${kept}-${name}`;
      return `${own}: var(${kept}) ${value}; ${name}: var(${own}, ${next})${suffix}`;
    })
    .join('; ');
}

/** The rules that were rewritten, with what they said. */
const before = new Map<CSSStyleRule, string>();

function force(list: CSSRuleList): void {
  for (const rule of list) {
    if (rule instanceof CSSStyleRule) {
      if (before.has(rule)) continue;
      before.set(rule, rule.style.cssText);
      rule.style.cssText = rewritten(rule.style.cssText);
    } else if (rule instanceof CSSGroupingRule) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === '(forced-colors: active)')
        rule.media.mediaText = 'not (forced-colors: active), (forced-colors: active)';
      force(rule.cssRules);
    }
  }
}

function release(list: CSSRuleList): void {
  for (const rule of list) {
    if (!(rule instanceof CSSGroupingRule)) continue;
    if (rule instanceof CSSMediaRule && rule.media.mediaText.startsWith('not (forced-colors: active), '))
      rule.media.mediaText = '(forced-colors: active)';
    release(rule.cssRules);
  }
}

/** The browser's sheet under forced colours: drawings keep their colours, their words do not. */
const rules = `
:root { color-scheme: dark !important; background: Canvas; color: CanvasText; }
svg { ${kept}: ; }
svg text, foreignObject { ${kept}: initial; }
`;

function forceSheets(): void {
  for (const sheet of document.styleSheets)
    if (!(sheet.ownerNode instanceof Element && sheet.ownerNode.id === id)) force(sheet.cssRules);
}

/** Sheets that a later story brings. */
const watch = new MutationObserver((records) => {
  for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (node instanceof HTMLStyleElement) forceSheets();
    else if (node instanceof HTMLLinkElement) node.addEventListener('load', forceSheets, { once: true });
  }
});

/** Turns the emulation on or off in this document. */
export function forceColours(isOn: boolean): void {
  document.getElementById(id)?.remove();
  watch.disconnect();
  for (const [rule, text] of before) rule.style.cssText = text;
  before.clear();
  for (const sheet of document.styleSheets) release(sheet.cssRules);
  if (!isOn) return;
  forceSheets();
  const style = document.createElement('style');
  style.id = id;
  style.textContent = rules;
  document.head.append(style);
  watch.observe(document.head, { childList: true });
}
