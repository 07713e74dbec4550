/**
 * The toolbar's forced colours: close to Windows' high contrast, so that a designer sees at once what is lost. Only the
 * system itself forces colours in full; the story tests run in a browser that does.
 */

/** Rules for `forced-colors: active` hold while the choice is on. */
function enable(list: CSSRuleList, isOn: boolean): void {
  for (const rule of list) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('forced-colors: active')) {
      rule.media.mediaText = isOn
        ? 'not (forced-colors: active), (forced-colors: active)'
        : '(forced-colors: active)';
    } else if (rule instanceof CSSGroupingRule) enable(rule.cssRules, isOn);
  }
}

const rules = `
:root, body { color-scheme: dark !important; background: Canvas !important; }
body :is(*, ::before, ::after) {
  color: CanvasText !important;
  background-color: Canvas !important;
  border-color: CanvasText !important;
  outline-color: Highlight !important;
  box-shadow: none !important;
  text-shadow: none !important;
  accent-color: auto !important;
}
body :is(span, b, strong, svg, svg *, i, em, small, time) { background-color: transparent !important; }
body a[href], body a[href] * { color: LinkText !important; }
body :is(button, [role=button], select), body button * { color: ButtonText !important; border-color: ButtonText !important; }
body :disabled, body [aria-disabled=true] { color: GrayText !important; border-color: GrayText !important; }
`;

const id = 'medeina-forced-colours';

/** Turns the emulation on or off in this document. */
export function forceColours(isOn: boolean): void {
  document.getElementById(id)?.remove();
  for (const sheet of document.styleSheets) enable(sheet.cssRules, isOn);
  if (!isOn) return;
  const style = document.createElement('style');
  style.id = id;
  style.textContent = rules;
  document.head.append(style);
}
