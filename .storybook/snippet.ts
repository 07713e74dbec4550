import { isValidElement } from 'react';
import components from '../design-system/components.json' with { type: 'json' };

const exported = new Set(components.flatMap((entry) => entry.exports));

/** Functions are printed under the bundler's name for an empty one; a reader writes their own. */
const handler = /function \w*\(\)\s*\{\s*\}/gu;

/** An icon in a prop is printed as the object that React makes of it, mostly without its name. */
const iconObject =
  /\{\s*\$\$typeof: Symbol\(react\.forward_ref\),\s*(?:displayName: '(\w+)',\s*)?render: \(\) => \{\}\s*\}/gu;

function isIcon(value: object): value is { displayName: string } {
  return '$$typeof' in value && 'displayName' in value && typeof value.displayName === 'string';
}

/** The names of the icons in the props of an element, in the order in which they are printed. */
export function iconsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(iconsOf);
  if (typeof value !== 'object' || value === null) return [];
  if (isValidElement<{ readonly children?: unknown }>(value)) {
    const { children, ...props } = value.props;
    return [...Object.values(props).flatMap(iconsOf), ...iconsOf(children)];
  }
  if (isIcon(value)) return [value.displayName];
  return Object.getPrototypeOf(value) === Object.prototype ? Object.values(value).flatMap(iconsOf) : [];
}

function importOf(names: Iterable<string>, from: string): string[] {
  const sorted = [...new Set(names)].toSorted((one, other) => one.localeCompare(other, 'en'));
  if (sorted.length === 0) return [];
  const line = `import { ${sorted.join(', ')} } from '${from}';`;
  return [line.length <= 90 ? line : `import {\n  ${sorted.join(',\n  ')},\n} from '${from}';`];
}

/**
 * A story as code that runs when it is copied: handlers that do nothing, a wrapper of the story's own under the name of
 * the component it wraps, and the imports.
 */
export function copyable(code: string, title: string, icons: readonly string[] = []): string {
  // Storybook hands on what it printed and what this made of it.
  if (code.startsWith('import ')) return code;
  const component = title.split('/').at(-1) ?? '';
  let place = 0;
  const drawn = new Set<string>();
  let body = code.replaceAll(handler, '() => {}').replaceAll(iconObject, (_, printed?: string) => {
    const name = printed ?? icons[place] ?? 'Circle';
    place += 1;
    drawn.add(name);
    return name;
  });
  const wrapper = /^<([A-Z]\w*)/u.exec(body)?.[1];
  if (wrapper !== undefined && !exported.has(wrapper) && exported.has(component))
    body = body.replaceAll(new RegExp(`(</?)${wrapper}\\b`, 'gu'), `$1${component}`);
  const tags = [...body.matchAll(/<([A-Z]\w*)/gu)].map(([, tag = '']) => tag);
  const imports = [
    ...importOf(
      tags.filter((tag) => exported.has(tag)),
      '@medeina/design-system',
    ),
    ...importOf(drawn, 'lucide-react'),
  ];
  return imports.length === 0 ? body : `${imports.join('\n')}\n\n${body}`;
}
