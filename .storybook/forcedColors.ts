/**
 * What a person in forced colours (Windows' high contrast) must still see: where each control is, and which one has
 * the focus. Grounds and shadows are gone there; borders, outlines and words remain.
 */

const controls = 'button, a[href], summary, select, textarea, input:not([type="hidden"]), [role="option"]';
/** Besides them, what scrolls or is walked with the arrows takes the focus. */
const stops = `${controls}, [tabindex="0"]`;

/** A story of ten thousand rows repeats itself. */
const most = 60;

const describe = (element: Element) => {
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
  return `<${element.tagName.toLowerCase()} class="${element.className}"> "${name}"`;
};

const isClear = (color: string) => color === 'transparent' || /^rgba\(.*,\s*0\)$|\/\s*0\)$/u.test(color);

/** What is painted behind an element. */
const groundOf = (element: Element | null): string => {
  for (let at = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!isClear(backgroundColor)) return backgroundColor;
  }
  return getComputedStyle(document.documentElement).backgroundColor;
};

/** The system's own ground: a line in its colour is there to be unseen. */
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

/** A border, an outline or a ground of its own that stands out from what is behind it. */
const hasEdge = (element: Element, pseudo?: '::before' | '::after'): boolean => {
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
};

/** What a person sees of a control: an unseen input lies over the picture of it. */
const faceOf = (control: Element): Element =>
  getComputedStyle(control).opacity === '0' ? (control.parentElement ?? control) : control;

const drawnBySystem = 'input[type="checkbox"], input[type="radio"], input[type="range"]';

/** The control has an edge, or a part of it has: the circle in the middle of a larger place to press. */
const hasAnyEdge = (control: Element): boolean => {
  if (control.matches(drawnBySystem) && getComputedStyle(control).appearance !== 'none') return true;
  const face = faceOf(control);
  return [face, ...face.querySelectorAll('*')].some(
    (part) => hasEdge(part) || hasEdge(part, '::before') || hasEdge(part, '::after'),
  );
};

/** What has an edge in the colours of the product; the rest is found by its words. */
const withEdge = (inView: readonly HTMLElement[]): HTMLElement[] => {
  const { style } = document.documentElement;
  style.setProperty('forced-color-adjust', 'none');
  const found = inView.filter(hasAnyEdge);
  style.removeProperty('forced-color-adjust');
  return found;
};

const isRing = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
  outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !isClear(outlineColor);

/** The ring stands on the control, or on what holds it where the control itself is unseen. */
const hasRing = (control: Element): boolean => {
  let at: Element | null = control;
  for (let level = 0; at && level < 4; level += 1, at = at.parentElement) {
    if (at !== control && !at.matches(':has(:focus-visible)')) return false;
    if (isRing(getComputedStyle(at)) || isRing(getComputedStyle(at, '::after'))) return true;
  }
  return false;
};

const isFocusable = (control: HTMLElement) =>
  control.tabIndex >= 0 && !control.matches(':disabled, [aria-hidden="true"] *');

/** Every fault of the controls that are in view. */
export const forcedColorFaults = (root: HTMLElement): string[] => {
  const faults: string[] = [];
  const inView = (selector: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.matches('[aria-hidden="true"], [aria-hidden="true"] *'));
  for (const control of withEdge(inView(controls).slice(0, most)))
    if (!hasAnyEdge(control)) faults.push(`${describe(control)} loses its edge in forced colours.`);
  for (const control of inView(stops).filter(isFocusable).slice(0, most)) {
    // What the focus of another closed is not in view any more.
    if (!control.isConnected || !control.checkVisibility({ visibilityProperty: true })) continue;
    control.focus();
    if (document.activeElement === control && !hasRing(control))
      faults.push(`${describe(control)} shows no focus in forced colours.`);
  }
  return faults;
};
