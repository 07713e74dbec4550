import type { ForeignMaterial } from '../model.ts';
import type { ItemNotes } from '../report.ts';

interface Wanted {
  readonly modules: readonly string[];
  readonly notes: ItemNotes;
}

/** What has to be completed first, collected while materials are read: a restriction may name one that comes later. */
export class Requirements {
  readonly #wanted = new Map<string, Wanted>();

  add(slug: string, modules: readonly string[], notes: ItemNotes): void {
    if (modules.length > 0) this.#wanted.set(slug, { modules, notes });
  }

  /** Materials to complete first by the one that asks for them. What could never be completed is not asked for. */
  resolved(materials: ReadonlyMap<string, readonly ForeignMaterial[]>): Map<string, string[]> {
    const required = new Map<string, string[]>();
    for (const [slug, { modules, notes }] of this.#wanted) {
      const slugs = new Set<string>();
      for (const module of modules) {
        const targets = (materials.get(module) ?? []).filter(({ isLinked }) => isLinked !== true);
        if (targets.length === 0) notes.changed('it required something that did not come');
        for (const target of targets) {
          if (target.json.completion === 0)
            notes.changed(`it required '${target.json.title.lt}', which is never completed`);
          else if (target.slug === slug || leadsTo(target.slug, slug, required))
            notes.changed(`it required '${target.json.title.lt}', which requires it in turn`);
          else slugs.add(target.slug);
        }
      }
      required.set(slug, [...slugs]);
    }
    return required;
  }
}

function leadsTo(from: string, to: string, required: ReadonlyMap<string, string[]>): boolean {
  const seen = new Set<string>();
  const waiting = [from];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === to) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...(required.get(next) ?? []));
  }
  return false;
}
