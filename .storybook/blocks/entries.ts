import components from '../../design-system/components.json' with { type: 'json' };
import type { DescribedEntry } from '../../design-system/build/describe.ts';

const entries: readonly DescribedEntry[] = components;

/** The description of a component's entry in `components.json`, by the name of its folder. */
export function entryOf(name: string): DescribedEntry | undefined {
  return entries.find((entry) => entry.import.endsWith(`/${name}`));
}

/** The description of the entry that a page's heading speaks of: `TestRow and TestList`. */
export function entryWith(heading: string): DescribedEntry | undefined {
  const [first] = heading.split(' ');
  return (
    entryOf(first ?? '') ?? entries.find(({ components: all }) => all.some(({ name }) => name === first))
  );
}
