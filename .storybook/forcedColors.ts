/**
 * In forced colours (Windows' high contrast) every control and the focus must remain visible. Backgrounds and shadows are
 * removed there; borders, outlines and text remain.
 */

const controls = 'button, a[href], summary, select, textarea, input:not([type="hidden"]), [role="option"]';
/** Scroll containers and elements with arrow-key navigation take the focus too. */
const stops = `${controls}, [tabindex="0"]`;

/** A limit for stories with thousands of rows. */
const most = 60;

function describe(element: Element) {
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
  return `<${element.tagName.toLowerCase()} class="${element.className}"> "${name}"`;
}

function isClear(color: string) {
  return color === 'transparent' || /^rgba\(.*,\s*0\)$|\/\s*0\)$/u.test(color);
}

/** The background painted behind an element. */
function groundOf(element: Element | null): string {
  for (let at = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!isClear(backgroundColor)) return backgroundColor;
  }
  return getComputedStyle(document.documentElement).backgroundColor;
}

/** The system's background: a line of this colour is invisible on purpose. */
const canvas = (() => {
  const probe = document.createElement('i');
  probe.style.setProperty('forced-color-adjust', 'none');
  probe.style.color = 'Canvas';
  document.documentElement.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
})();

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** A border, outline or background that differs from what is behind it. */
function hasEdge(element: Element, pseudo?: '::before' | '::after'): boolean {
  const style = getComputedStyle(element, pseudo);
  const behind = groundOf(pseudo === undefined ? element.parentElement : element);
  const isSeen = (line: string, width: string, color: string) =>
    line !== 'none' &&
    Number.parseFloat(width) >= 1 &&
    !isClear(color) &&
    color !== behind &&
    color !== canvas;
  return (
    sides.some((side) =>
      isSeen(style[`border${side}Style`], style[`border${side}Width`], style[`border${side}Color`]),
    ) ||
    isSeen(style.outlineStyle, style.outlineWidth, style.outlineColor) ||
    (!isClear(style.backgroundColor) && style.backgroundColor !== behind)
  );
}

/** The visible part of a control: an invisible input lies over it. */
function faceOf(control: Element): Element {
  return getComputedStyle(control).opacity === '0' ? (control.parentElement ?? control) : control;
}

const drawnBySystem = 'input[type="checkbox"], input[type="radio"], input[type="range"]';

/** Whether the control or a part of it has an edge, such as a circle inside a larger target. */
function hasAnyEdge(control: Element): boolean {
  if (control.matches(drawnBySystem) && getComputedStyle(control).appearance !== 'none') return true;
  const face = faceOf(control);
  return [face, ...face.querySelectorAll('*')].some(
    (part) => hasEdge(part) || hasEdge(part, '::before') || hasEdge(part, '::after'),
  );
}

/** Controls with an edge in the product's colours; the others are recognised by their text. */
function withEdge(inView: readonly HTMLElement[]): HTMLElement[] {
  const { style } = document.documentElement;
  style.setProperty('forced-color-adjust', 'none');
  const found = inView.filter(hasAnyEdge);
  style.removeProperty('forced-color-adjust');
  return found;
}

function isRing({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) {
  return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !isClear(outlineColor);
}

/** The focus ring is on the control, or on its container if the control is invisible. */
function hasRing(control: Element): boolean {
  let at: Element | null = control;
  for (let level = 0; at && level < 4; level += 1, at = at.parentElement) {
    if (at !== control && !at.matches(':has(:focus-visible)')) return false;
    if (isRing(getComputedStyle(at)) || isRing(getComputedStyle(at, '::after'))) return true;
  }
  return false;
}

function isFocusable(control: HTMLElement) {
  return control.tabIndex >= 0 && !control.matches(':disabled, [aria-hidden="true"] *');
}

/** Errors of all controls in view. */
export function forcedColorFaults(root: HTMLElement): string[] {
  const faults: string[] = [];
  const inView = (selector: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.matches('[aria-hidden="true"], [aria-hidden="true"] *'));
  for (const control of withEdge(inView(controls).slice(0, most)))
    if (!hasAnyEdge(control)) faults.push(`${describe(control)} loses its edge in forced colours.`);
  for (const control of inView(stops).filter(isFocusable).slice(0, most)) {
    // Moving the focus may have closed it.
    if (!control.isConnected || !control.checkVisibility({ visibilityProperty: true })) continue;
    control.focus();
    if (document.activeElement === control && !hasRing(control))
      faults.push(`${describe(control)} shows no focus in forced colours.`);
  }
  return faults;
}
