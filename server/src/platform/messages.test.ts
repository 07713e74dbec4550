import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { fieldProblem } from '@medeina/contract';
import { expect, test } from 'vitest';
import en from './messages/en.json' with { type: 'json' };
import lt from './messages/lt.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import { problems } from './errors.ts';
import { isMessage, message } from './messages.ts';

/** Names of arguments, those inside of plurals too; throws where the text is no ICU message. */
function placeholders(text: string): string[] {
  const names = new Set<string>();
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (!isLiteralElement(element) && !isPoundElement(element)) names.add(element.value);
      if (isPluralElement(element) || isSelectElement(element))
        for (const option of Object.values(element.options)) visit(option.value);
    }
  };
  visit(parse(text, { ignoreTag: true }));
  return [...names].toSorted();
}

function described(catalogue: Record<string, string>): [string, string[]][] {
  return Object.entries(catalogue)
    .map(([id, text]): [string, string[]] => [id, placeholders(text)])
    .toSorted(([one], [other]) => one.localeCompare(other));
}

test('the three languages have the same messages with the same placeholders', () => {
  expect(described(en)).toEqual(described(lt));
  expect(described(ru)).toEqual(described(lt));
});

test('every error code and field error has a message', () => {
  const ids = [...Object.keys(problems).map((code) => `error.${code}`), ...Object.values(fieldProblem)];
  expect(ids.filter((id) => !isMessage(id))).toEqual([]);
});

test('placeholders are replaced by values', () => {
  expect(message('en', 'field_small', { minimum: 1 })).toBe('Must be at least 1');
  expect(message('lt', 'error.sign_in_slowed', { minutes: 2 })).toContain('2 min.');
});
