import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pageTemplate } from './page-template.ts';

test('a compressed page with nonces decompresses to the plain one', () => {
  const hole = 'PLACEHOLDER';
  const long = 'žodis <script nonce="'.repeat(5000);
  for (const html of ['', hole, `${hole}${hole}`, 'no hole', `${long}${hole}${long}${hole}ы`, `a${hole}`]) {
    const template = pageTemplate(html, hole);
    for (const nonce of ['Zm9vYmFyYmF', 'xxxxxxxxxxx']) {
      const whole = html.replaceAll(hole, nonce);
      // Decompression fails when the checksum or the length in the trailer is wrong.
      expect(gunzipSync(template.gzip(nonce)).toString()).toBe(whole);
      expect(template.html(nonce).toString()).toBe(whole);
    }
  }
});
