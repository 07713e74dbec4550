import { calmRadii, patternOf } from '../domain/catalogue/CoursePlate/variation.ts';
import type { Pattern } from '../domain/catalogue/CoursePlate/variation.ts';
import type { CategoryHue } from '../styles/category.ts';

const files: Record<Pattern, () => Promise<{ default: string }>> = {
  emergency: () => import('../../assets/patterns/emergency.svg'),
  cardiology: () => import('../../assets/patterns/cardiology.svg'),
  nursing: () => import('../../assets/patterns/nursing.svg'),
  pharmacy: () => import('../../assets/patterns/pharmacy.svg'),
  paediatrics: () => import('../../assets/patterns/paediatrics.svg'),
  airway: () => import('../../assets/patterns/airway.svg'),
  communication: () => import('../../assets/patterns/communication.svg'),
  imaging: () => import('../../assets/patterns/imaging.svg'),
};

/**
 * The provider's address of the patterns. `<use>` loads no cross-origin file, so patterns are copied into the shadow
 * tree, under the ids that plates build from this one. A fragment may contain any character.
 */
export const patternPlace = '#medeina';

/** In place of a pattern that is missing. */
const calmRings = `<g fill="none" stroke="var(--medeina-line)">${calmRadii
  .map((radius) => `<circle cx="130" cy="190" r="${String(radius)}">`)
  .join('')}`;

const namespace = 'http://www.w3.org/2000/svg';

/** Built node by node: a page's Trusted Types would refuse parsed markup. */
function groupOf(name: Pattern, source: string): SVGGElement {
  const group = document.createElementNS(namespace, 'g');
  for (const [, tag = '', attributes = ''] of source.matchAll(/<(g|path|circle)\s([^>]*)>/gu)) {
    const element = tag === 'g' ? group : document.createElementNS(namespace, tag);
    for (const [, key = '', value = ''] of attributes.matchAll(/([\w-]+)="([^"]*)"/gu))
      element.setAttribute(key, value);
    if (element !== group) group.append(element);
  }
  group.id = `${patternPlace.slice(1)}/${name}.svg#pattern`;
  return group;
}

/** Loads a pattern into the tree. */
async function copyPattern(place: Element, name: Pattern): Promise<void> {
  try {
    const { default: source } = await files[name]();
    place.querySelector(`[data-calm="${name}"]`)?.remove();
    place.append(groupOf(name, source));
  } catch {
    // The next card tries again.
    place.removeAttribute(`data-${name}`);
    if (place.querySelector(`[data-calm="${name}"]`) !== null) return;
    // oxlint-disable-next-line eslint/no-console
    console.warn(`Medeina: the pattern ${name} could not be loaded; serve the script's whole folder.`);
    const calm = groupOf(name, calmRings);
    calm.setAttribute('data-calm', name);
    place.append(calm);
  }
}

/** Copies the patterns of the given categories into a shadow tree, each once and from its own file. */
export function showPatterns(root: ShadowRoot, hues: Iterable<CategoryHue>): void {
  let store = root.querySelector('svg[data-patterns]');
  if (store === null) {
    store = document.createElementNS(namespace, 'svg');
    store.setAttribute('data-patterns', '');
    store.setAttribute('aria-hidden', 'true');
    store.setAttribute('width', '0');
    store.setAttribute('height', '0');
    root.append(store);
  }
  const place = store;
  for (const name of new Set([...hues].map(patternOf))) {
    if (place.getAttribute(`data-${name}`) !== null) continue;
    place.setAttribute(`data-${name}`, '');
    void copyPattern(place, name);
  }
}
