/**
 * What the build writes into the script of the elements, here taken from the page: the rules of all loaded components.
 * Tokens are inherited from the page.
 */
function rulesOfPage(): string {
  const rules = [...document.styleSheets].flatMap((sheet) => Array.from(sheet.cssRules));
  return rules
    .filter(
      (rule) =>
        rule instanceof CSSLayerStatementRule ||
        rule instanceof CSSKeyframesRule ||
        (rule instanceof CSSLayerBlockRule && rule.name !== 'tokens'),
    )
    .map(({ cssText }) => cssText)
    .join('\n');
}

export function giveSheets(host: string): void {
  Object.assign(globalThis, {
    MEDEINA_ELEMENT_STYLES: `${rulesOfPage()}\n@layer tokens{${host}}`,
    MEDEINA_ELEMENT_TOKENS: '',
    MEDEINA_ELEMENT_FONTS: '',
  });
}
