import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { jsonSchemas } from '../src/import/json-schemas.ts';
import { demoFolder } from '../src/publish/demo.ts';

const schemas = jsonSchemas();

test.each(Object.keys(schemas))(
  'the published schema of %s is that of the import; `pnpm schemas` regenerates it',
  async (name) => {
    await expect(`${JSON.stringify(schemas[name], null, 2)}\n`).toMatchFileSnapshot(
      `../../docs/schemas/${name}.schema.json`,
    );
  },
);

/** The schema of a file by its place in the folder. */
function schemaOf(path: string): string | undefined {
  const name = basename(path, '.json');
  if (/^courses\/[^/]+\/[^/]+$/.test(path)) return name;
  if (path.includes('/figures/')) return name.split('.').at(-1);
  if (path.includes('/theory/')) return name === 'topic' ? 'topic' : 'material';
  if (path.startsWith('content/information/')) return 'information-page';
  if (path.startsWith('content/faq/')) return 'faq-category';
  return /^(?:catalogue|content)\/[^/]+$/.test(path) || path === 'reviews.json' ? name : undefined;
}

const read = (path: string): unknown => JSON.parse(readFileSync(join(demoFolder, path), 'utf8'));

test('every file of the demo fits its schema, and a wrong one does not', () => {
  const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });
  const checks = new Map(Object.entries(schemas).map(([name, schema]) => [name, ajv.compile(schema)]));
  const checked = new Set<string>();
  const files = readdirSync(demoFolder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.json'),
  );
  for (const path of files) {
    const name = schemaOf(path);
    if (name === undefined) continue;
    checked.add(name);
    const check = checks.get(name);
    expect(`${path}: ${check?.(read(path)) === true ? 'fits' : JSON.stringify(check?.errors)}`).toBe(
      `${path}: fits`,
    );
  }
  expect([...checked].toSorted()).toEqual(Object.keys(schemas).toSorted());

  const course = files.find((path) => basename(path) === 'course.json' && path.startsWith('courses/'));
  const topic = read(join(dirname(course ?? ''), 'course.json'));
  const wrong = { ...Object(topic), $schema: '../../docs/schemas/course.schema.json', duration_hours: 'two' };
  expect(checks.get('course')?.(wrong)).toBe(false);
  expect(checks.get('course')?.errors?.map(({ instancePath }) => instancePath)).toEqual(['/duration_hours']);
});
