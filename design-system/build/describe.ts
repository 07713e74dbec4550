import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import {
  isBindingElement,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isInterfaceDeclaration,
  isObjectBindingPattern,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import type { Expression } from 'typescript/unstable/ast';
import { API, NodeBuilderFlags, SignatureKind, SymbolFlags } from 'typescript/unstable/sync';
import type { Project, Signature, Symbol as NamedSymbol, Type } from 'typescript/unstable/sync';

/** A prop of a component or a field of a type, for tools. */
export interface DescribedProp {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly default?: string | undefined;
  readonly description?: string | undefined;
}

/** A component with its own props. */
export interface DescribedComponent {
  readonly name: string;
  readonly description?: string | undefined;
  /** Whose attributes it takes besides, such as `ButtonHTMLAttributes`. */
  readonly attributes?: string | undefined;
  readonly props: readonly DescribedProp[];
}

/** A type that props speak of, such as the item of a list. */
export interface DescribedType {
  readonly name: string;
  readonly description?: string | undefined;
  readonly fields: readonly DescribedProp[];
}

/** How far an entry's props can be relied on; `changing` ones wait for the data that they will show. */
export type Status = 'stable' | 'new' | 'changing';

/** One subpath of the package: what it exports, its components and the shapes that they take. */
export interface DescribedEntry {
  readonly import: string;
  readonly status: Status;
  readonly exports: readonly string[];
  readonly components: readonly DescribedComponent[];
  readonly types: readonly DescribedType[];
}

const root = join(import.meta.dirname, '..');
const source = join(root, 'src');

function byName(one: { readonly name: string }, other: { readonly name: string }) {
  return one.name.localeCompare(other.name, 'en');
}

/** A comment as one line. */
function commentOf(symbol: NamedSymbol, { checker }: Project): string | undefined {
  const comment = symbol.getDocumentationComment(checker).replaceAll(/\s+/gu, ' ').trim();
  return comment === '' ? undefined : comment;
}

function isLiteral(type: Type): boolean {
  return type.isLiteralType() || type.isTemplateLiteralType();
}

/** The type as a reader wants it: unions of literals are spelled out, all else keeps its name. */
function wordsOf(type: Type, { checker }: Project): string[] {
  const write = (one: Type) =>
    checker
      .typeToString(
        one,
        undefined,
        NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseSingleQuotesForStringLiteralType,
      )
      .replaceAll(/\s+/gu, ' ')
      // The defaults of its type parameters.
      .replaceAll('ReactElement<unknown, string | JSXElementConstructor<any>>', 'ReactElement');
  const present = checker.getNonNullableType(type) ?? type;
  if (present.isUnionType() && present.getTypes().every(isLiteral)) {
    const words = present.getTypes().map(write);
    return words.includes('true') && words.includes('false')
      ? ['boolean', ...words.filter((word) => word !== 'true' && word !== 'false')]
      : words;
  }
  const words = write(type).replace(/ \| undefined$/u, '');
  // A function alone needs no brackets.
  return [/^\(\(.*\) => [^()|]*\)$/u.test(words) ? words.slice(1, -1) : words];
}

function isOfPackage(symbol: NamedSymbol): boolean {
  return symbol.declarations.some(({ path }) => !path.includes('/node_modules/'));
}

/** What a default says; a constant of the module is spelled out. */
function valueOf(expression: Expression, project: Project): string {
  const symbol = isIdentifier(expression) ? project.checker.getSymbolAtLocation(expression) : undefined;
  const constant = symbol?.valueDeclaration?.resolve(project);
  const value =
    constant && isVariableDeclaration(constant) ? (constant.initializer ?? expression) : expression;
  return value
    .getText()
    .replace(/ as const$/u, '')
    .replaceAll(/\s+/gu, ' ');
}

/** The default values in the pattern that takes the props apart. */
function defaultsOf(signature: Signature, project: Project): Map<string, string> {
  const declaration = signature.declaration?.resolve(project);
  if (!declaration || !(isFunctionDeclaration(declaration) || isFunctionExpression(declaration)))
    return new Map();
  const pattern = declaration.parameters[0]?.name;
  if (!pattern || !isObjectBindingPattern(pattern)) return new Map();
  return new Map(
    pattern.elements.filter(isBindingElement).flatMap(({ name, propertyName, initializer }) => {
      const prop = propertyName ?? name;
      return prop && initializer && isIdentifier(prop) ? [[prop.text, valueOf(initializer, project)]] : [];
    }),
  );
}

/** The members of a type; those of a union's parts are put together. */
function membersOf(type: Type, { checker }: Project): Map<string, NamedSymbol[]> {
  const members = new Map<string, NamedSymbol[]>();
  for (const part of type.isUnionType() ? type.getTypes() : [type])
    for (const member of checker.getPropertiesOfType(part))
      members.set(member.name, [...(members.get(member.name) ?? []), member]);
  return members;
}

function describeFields(type: Type, defaults: ReadonlyMap<string, string>, project: Project) {
  return [...membersOf(type, project)]
    .filter(([, symbols]) => symbols.some(isOfPackage))
    .map(([name, symbols]): DescribedProp => {
      const words = symbols.flatMap((symbol) => {
        const own = project.checker.getTypeOfSymbol(symbol);
        return own === undefined ? [] : wordsOf(own, project);
      });
      const types = [...new Set(words)].filter((word) => word !== 'undefined');
      return {
        name,
        type: types.map((word) => (types.length > 1 && word.includes('=>') ? `(${word})` : word)).join(' | '),
        required: symbols.every((symbol) => (symbol.flags & SymbolFlags.Optional) === 0),
        default: defaults.get(name),
        description: symbols.map((symbol) => commentOf(symbol, project)).find((comment) => comment),
      };
    })
    .toSorted(byName);
}

/** React's attributes that every element has; a more telling set is named where there is one. */
const everywhere = new Set(['AriaAttributes', 'Attributes', 'ClassAttributes', 'DOMAttributes']);

/** Whose attributes a component takes besides its own props. */
function attributesOf(type: Type, project: Project): string | undefined {
  const sets = new Set<string>();
  for (const symbols of membersOf(type, project).values())
    for (const symbol of symbols) {
      const set = isOfPackage(symbol) ? undefined : symbol.declarations[0]?.resolve(project)?.parent;
      if (set && isInterfaceDeclaration(set) && !everywhere.has(set.name.text)) sets.add(set.name.text);
    }
  return [...sets].find((set) => set !== 'HTMLAttributes') ?? [...sets][0];
}

function describeComponent(name: string, symbol: NamedSymbol, project: Project): DescribedComponent[] {
  const type = project.checker.getTypeOfSymbol(symbol);
  const [signature] = type ? project.checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  if (signature === undefined) return [];
  const [parameter] = signature.getParameters();
  const props = parameter && project.checker.getTypeOfSymbol(parameter);
  return [
    {
      name,
      description: commentOf(symbol, project),
      attributes: props && attributesOf(props, project),
      props: props ? describeFields(props, defaultsOf(signature, project), project) : [],
    },
  ];
}

/** The one field of it is a tag of the entry's stories, which Storybook's sidebar shows too. */
function statusOf(folder: string): Status {
  const [stories] = globSync('*.stories.tsx', { cwd: folder });
  const code = stories === undefined ? '' : readFileSync(join(folder, stories), 'utf8');
  if (code.includes("tags: ['new']")) return 'new';
  return code.includes("tags: ['changing']") ? 'changing' : 'stable';
}

function describeEntry(path: string, project: Project): DescribedEntry {
  const { checker, program } = project;
  const file = program.getSourceFile(join(source, path));
  const module = file && checker.getSymbolAtLocation(file);
  const exported = (module ? checker.getExportsOfModule(module) : []).map((symbol) => ({
    name: symbol.name,
    symbol: (symbol.flags & SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol),
  }));
  return {
    import: `@medeina/design-system/${path.split(sep)[0] ?? ''}/${basename(dirname(path))}`,
    status: statusOf(join(source, dirname(path))),
    exports: exported.toSorted(byName).map(({ name }) => name),
    components: exported
      .filter(({ name, symbol }) => /^[A-Z]/u.test(name) && (symbol.flags & SymbolFlags.Value) !== 0)
      .flatMap(({ name, symbol }) => describeComponent(name, symbol, project))
      .toSorted(byName),
    types: exported
      .filter(({ name, symbol }) => (symbol.flags & SymbolFlags.Interface) !== 0 && !name.endsWith('Props'))
      .map(({ name, symbol }) => ({
        name,
        description: commentOf(symbol, project),
        fields: describeFields(checker.getDeclaredTypeOfSymbol(symbol), new Map(), project),
      }))
      .toSorted(byName),
  };
}

/**
 * Every entry of the package with its exports and props, as in `components.json`: told by the compiler itself, which
 * knows what a parser of one file cannot.
 */
export function describeComponents(): DescribedEntry[] {
  const compiler = new API({ cwd: root });
  try {
    const snapshot = compiler.updateSnapshot({ openProject: join(root, 'tsconfig.json') });
    const [project] = snapshot.getProjects();
    if (project === undefined) throw new Error('The compiler opens no project.');
    return globSync('{primitives,domain/*}/*/index.ts', { cwd: source })
      .map((path) => describeEntry(path, project))
      .toSorted((one, other) => one.import.localeCompare(other.import, 'en'));
  } finally {
    compiler.close();
  }
}
