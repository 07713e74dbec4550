import { expect, test } from 'vitest';
import described from '../components.json' with { type: 'json' };

/** A prop or a field as it stands in `components.json`, which leaves out what is undefined. */
interface Written {
  readonly name: string;
  readonly type: string;
  readonly description?: string;
}

const entries = described.map(({ import: path, components, types }) => ({
  path: path.replace('@medeina/design-system/', ''),
  props: components.flatMap(({ name, props }) =>
    props.map((prop: Written) => ({ ...prop, name: `${name}.${prop.name}` })),
  ),
  fields: types.flatMap(({ name, fields }) =>
    fields.map((field: Written) => ({ ...field, name: `${name}.${field.name}` })),
  ),
}));

test.each(entries)('$path: each type can be read', ({ props, fields }) => {
  const unreadable = [...props, ...fields].filter(
    ({ type }) => type === '' || /\b(?:unknown|any)\b|^\.\.\.|import\(/u.test(type),
  );
  expect(unreadable.map(({ name, type }) => `${name}: ${type}`)).toEqual([]);
});

test.each(entries)('$path: each prop says what it is for', ({ props }) => {
  const silent = props.filter(({ description }) => description === undefined);
  expect(silent.map(({ name }) => name)).toEqual([]);
});
