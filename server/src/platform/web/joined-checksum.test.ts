import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { joinedChecksum, shiftBy } from './joined-checksum.ts';

test('the checksum of joined texts follows from theirs', () => {
  for (const first of ['', 'a', 'Žmogus', 'x'.repeat(70_000)]) {
    for (const second of ['', 'b', 'širdis ', 'y'.repeat(131_073)]) {
      const { length } = Buffer.from(second);
      expect(joinedChecksum(crc32(first), crc32(second), shiftBy(length))).toBe(crc32(first + second));
    }
  }
});
