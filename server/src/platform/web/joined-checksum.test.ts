import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { joinedChecksum, shiftBy } from './joined-checksum.ts';

test('the checksum of joined texts follows from theirs', () => {
  for (const first of ['', 'a', 'Žmogus', 'x'.repeat(70_000)]) {
    for (const second of ['', 'b', 'širdis ', 'y'.repeat(131_073)]) {
      const shift = shiftBy(Buffer.byteLength(second));
      expect(joinedChecksum(crc32(first), crc32(second), shift)).toBe(crc32(first + second));
    }
  }
});
