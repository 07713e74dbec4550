import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import '../src/elements/index.ts';
import { elements, makeCustomElements } from './customElements.ts';

test('custom-elements.json is current; `pnpm --filter @medeina/design-system manifest` writes it', () => {
  const written: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, '../custom-elements.json'), 'utf8'),
  );
  expect(written).toEqual(JSON.parse(JSON.stringify(makeCustomElements())));
});

test.each(Object.entries(elements))('%s is described as it is', (tag, { name, attributes, methods = {} }) => {
  const defined: (CustomElementConstructor & { observedAttributes?: readonly string[] }) | undefined =
    customElements.get(tag);
  expect(defined?.name).toBe(name);
  expect(defined?.observedAttributes).toEqual(expect.arrayContaining(['lang', 'theme']));
  // `src` and `target` are watched on all, described where they mean something.
  const own = defined?.observedAttributes?.filter((one) => !['lang', 'theme', 'src', 'target'].includes(one));
  expect(Object.keys(attributes).filter((one) => one !== 'src' && one !== 'target')).toEqual(own);
  for (const method of Object.keys(methods)) expect(defined?.prototype).toHaveProperty(method);
});

test('every defined element is described, in the manifest and in the page for partners', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/embedding.md'), 'utf8');
  for (const [tag, { attributes, events }] of Object.entries(elements)) {
    expect(page).toContain(`<${tag}>`);
    for (const word of [...Object.keys(attributes), ...events]) expect(page).toContain(`\`${word}`);
  }
});
