/**
 * Characters missing from the product's fonts, which look different on each machine. Self-contained, because the journeys
 * run it inside pages.
 */
export function letterFaults(root: Element): string[] {
  // The page does not have anything outside this function.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const unquoted = (family: string) => family.trim().replaceAll(/^["']|["']$/gu, '');
  const covered = new Map<string, [number, number][]>();
  for (const { family, unicodeRange } of document.fonts) {
    const name = unquoted(family);
    if (name !== 'Commissioner Variable' && name !== 'Medeina Figures') continue;
    const ranges = unicodeRange.split(',').map((range): [number, number] => {
      const [first = '', last = first] = range.trim().slice(2).split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    });
    covered.set(name, [...(covered.get(name) ?? []), ...ranges]);
  }
  if (covered.size === 0) return ['The page has no fonts of the product.'];

  const faults = new Set<string>();
  const check = (element: Element, text: string, { fontFamily }: CSSStyleDeclaration) => {
    const ranges = fontFamily.split(',').flatMap((family) => covered.get(unquoted(family)) ?? []);
    for (const letter of text) {
      const point = letter.codePointAt(0) ?? 0;
      if (/[\p{Cc}\p{Cf}]/u.test(letter)) continue;
      if (!ranges.some(([first, last]) => point >= first && point <= last))
        faults.add(
          `"${letter}" in <${element.localName} class="${element.getAttribute('class') ?? ''}"> "${text.trim().slice(0, 40)}" (${fontFamily.slice(0, 40)})`,
        );
    }
  };
  /** Visually hidden, for screen readers, or transparent over a picture of the words, for selecting. */
  const hidden = new Set<Element | null>();
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (!element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    const isUnseen = style.clipPath === 'inset(50%)' || style.color === 'rgba(0, 0, 0, 0)';
    if (isUnseen || hidden.has(element.parentElement)) {
      hidden.add(element);
      continue;
    }
    for (const node of element.childNodes)
      if (node instanceof Text && node.data.trim() !== '') check(element, node.data, style);
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      check(element, element.value + element.placeholder, style);
    for (const pseudo of ['::before', '::after', '::marker']) {
      const drawn = getComputedStyle(element, pseudo);
      const text = /^"(.*)"$/su.exec(drawn.content)?.[1];
      if (text !== undefined) check(element, text, drawn);
    }
  }
  return [...faults];
}
