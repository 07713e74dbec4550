import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

function marked(text: string, query: string) {
  return highlight(text, query)
    .map((piece) => (piece.match ? `[${piece.text}]` : piece.text))
    .join('');
}

test.each([
  ['Žaizdų priežiūra', 'zaizdu', '[Žaizdų] priežiūra'],
  ['Žaizdų priežiūra', 'PRIEŽ', 'Žaizdų [priež]iūra'],
  ['Žaizdų priežiūra', 'prie zai', '[Žai]zdų [prie]žiūra'],
  ['Сердечно-лёгочная реанимация', 'легоч', 'Сердечно-[лёгоч]ная реанимация'],
  ['EKG', '', 'EKG'],
  ['EKG', 'x', 'EKG'],
  ['', 'x', ''],
])('%j searched for %j', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});
