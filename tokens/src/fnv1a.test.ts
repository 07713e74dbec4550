import { describe, expect, it } from 'vitest';
import { fnv1a } from './fnv1a.ts';

describe('fnv1a', () => {
  it('gives the published values', () => {
    expect(fnv1a('')).toBe(0x81_1c_9d_c5);
    expect(fnv1a('a')).toBe(0xe4_0c_29_2c);
    expect(fnv1a('foobar')).toBe(0xbf_9c_f9_68);
  });
});
