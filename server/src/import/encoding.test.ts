import { expect, test } from 'vitest';
import { decodeText } from './encoding.ts';

/** Bytes of a code page, for the signs that the examples use. */
function encoded(codePage: string, text: string): Buffer {
  const signs = new TextDecoder(codePage).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Buffer.from(Array.from(text, (sign) => signs.indexOf(sign)));
}

test('UTF-8 is read, its mark left out', () => {
  expect(decodeText(Buffer.from('\uFEFFŠirdis\n'))).toEqual({ text: 'Širdis\n' });
  expect(decodeText(Buffer.from('kept: \uFFFD'))).toEqual({ text: 'kept: \uFFFD' });
});

test('another encoding is told with the place of its first sign, and named where it is known', () => {
  const baltic = encoded('windows-1257', '{\n  "lt": "Gaivinimas: „širdis“ ir plaučiai"\n}');
  expect(decodeText(baltic)).toEqual({ line: 2, column: 22, likely: 'Windows-1257' });
  const cyrillic = encoded('windows-1251', '# Сердце\n\nНачните массаж сердца, «сразу».');
  expect(decodeText(cyrillic)).toEqual({ line: 1, column: 3, likely: 'Windows-1251' });
  expect(decodeText(Buffer.from('\uFEFFŠirdis', 'utf16le'))).toMatchObject({ line: 1, likely: 'UTF-16' });
  expect(decodeText(Buffer.from([0x61, 0x22, 0xc3, 0x28]))).toEqual({
    line: 1,
    column: 3,
    likely: undefined,
  });
});
