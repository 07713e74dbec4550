import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { builtinResolvers, parse } from 'react-docgen';
import type { Documentation, TypeDescriptor } from 'react-docgen';

/** A prop, for tools. */
export interface DescribedProp {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly default: string | undefined;
  readonly description: string | undefined;
}

/** A component or another export. */
export interface DescribedComponent {
  readonly name: string;
  readonly description: string | undefined;
  readonly props: readonly DescribedProp[];
}

/** One subpath of the package: what it exports, and the props of its components. */
export interface DescribedEntry {
  readonly import: string;
  readonly exports: readonly string[];
  readonly components: readonly DescribedComponent[];
}

const source = join(import.meta.dirname, '../src');

function byName(one: string, other: string) {
  return one.localeCompare(other, 'en');
}

/** The names that an index exports, types included. */
function exportsOf(folder: string): string[] {
  const names = new Set<string>();
  const collect = (path: string): void => {
    const code = readFileSync(path, 'utf8');
    for (const [, list = ''] of code.matchAll(/export (?:type )?\{([^}]*)\}/gu))
      for (const name of list.split(',').map((item) => item.trim().replace(/^.* as |^type /u, '')))
        if (name !== '') names.add(name);
    for (const [, name = ''] of code.matchAll(/^export (?:const|function|class|interface|type) (\w+)/gmu))
      names.add(name);
    for (const [, from = ''] of code.matchAll(/export (?:type )?\* from '([^']+)'/gu))
      collect(join(dirname(path), from));
  };
  collect(join(folder, 'index.ts'));
  return [...names].toSorted(byName);
}

/** The parser does not follow unions of props and the attributes of the element. */
function typeOf(type: TypeDescriptor | undefined): string {
  return (
    type === undefined ? 'as the types say' : 'raw' in type && type.raw !== undefined ? type.raw : type.name
  )
    .replaceAll(/\s+/gu, ' ')
    .replace(/ \| undefined$/u, '');
}

function describeComponent(documentation: Documentation): DescribedComponent {
  const props = Object.entries(documentation.props ?? {}).map(([name, prop]) => ({
    name,
    type: typeOf(prop.tsType),
    required: prop.required === true,
    default: prop.defaultValue === undefined ? undefined : String(prop.defaultValue.value),
    description: prop.description === '' ? undefined : prop.description,
  }));
  const { displayName = '', description } = documentation;
  return {
    name: displayName,
    description: description === '' ? undefined : description,
    props: props.toSorted((one, other) => byName(one.name, other.name)),
  };
}

function componentsOf(folder: string, exported: ReadonlySet<string>): DescribedComponent[] {
  return globSync('*.tsx', { cwd: folder })
    .filter((name) => !/\.(?:stories|test|fixtures)\.tsx$/u.test(name))
    .flatMap((name) => {
      const filename = join(folder, name);
      const code = readFileSync(filename, 'utf8');
      // The parser throws on a file without a component.
      if (!/export (?:const|function) [A-Z]/u.test(code)) return [];
      return parse(code, {
        filename,
        resolver: new builtinResolvers.FindExportedDefinitionsResolver({ limit: 0 }),
        babelOptions: { configFile: false, babelrc: false },
      });
    })
    .map(describeComponent)
    .filter(({ name }) => exported.has(name))
    .toSorted((one, other) => byName(one.name, other.name));
}

/** Every entry of the package with its exports and props, as in `components.json`. */
export function describeComponents(): DescribedEntry[] {
  return globSync('{primitives,domain/*}/*/index.ts', { cwd: source })
    .map((path) => {
      const folder = join(source, dirname(path));
      const exported = exportsOf(folder);
      return {
        import: `@medeina/design-system/${path.split(sep)[0] ?? ''}/${basename(folder)}`,
        exports: exported,
        components: componentsOf(folder, new Set(exported)),
      };
    })
    .toSorted((one, other) => byName(one.import, other.import));
}
