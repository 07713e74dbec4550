import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { splice } from './spliced-gzip.ts';

test('a text with holes is whole whatever fills them, packed and plain', async () => {
  const hole = 'HOLE';
  const long = 'žodis <script nonce="'.repeat(5000);
  for (const text of ['', hole, `${hole}${hole}`, 'no hole', `${long}${hole}${long}${hole}ы`, `a${hole}`]) {
    const spliced = splice(text, hole);
    for (const fill of ['x', 'Zm9vYmFyYmF6cXV4Zm9vYg', 'ė']) {
      const whole = text.replaceAll(hole, fill);
      // Unpacking fails when the checksum or the length in the trailer is wrong.
      expect(gunzipSync(spliced.gzip(fill)).toString()).toBe(whole);
      expect((await spliced.plain(fill)).toString()).toBe(whole);
    }
  }
});

test('of a page only its packed form is kept', () => {
  const text = 'the same words again and again, '.repeat(1000);
  expect(splice(text, 'HOLE').size).toBeLessThan(text.length / 20);
});
