/** A set of small whole numbers as bits: intersecting two sets of 100,000 takes some ten microseconds. */
export class Bits {
  readonly words: Uint32Array;

  constructor(size: number, words?: Uint32Array) {
    this.words = words ?? new Uint32Array((size + 31) >>> 5);
  }

  /** All numbers below `size`. */
  static full(size: number): Bits {
    const bits = new Bits(size);
    bits.words.fill(0xff_ff_ff_ff);
    const rest = size & 31;
    if (rest > 0) bits.words[bits.words.length - 1] = (1 << rest) - 1;
    return bits;
  }

  add(number: number): void {
    const at = number >>> 5;
    this.words[at] = (this.words[at] ?? 0) | (1 << (number & 31));
  }

  has(number: number): boolean {
    return ((this.words[number >>> 5] ?? 0) & (1 << (number & 31))) !== 0;
  }

  copy(): Bits {
    return new Bits(0, this.words.slice());
  }

  /** Keeps what is in both. */
  and(other: Bits): this {
    for (let at = 0; at < this.words.length; at += 1)
      this.words[at] = (this.words[at] ?? 0) & (other.words[at] ?? 0);
    return this;
  }

  /** Adds what is in the other. */
  or(other: Bits): this {
    for (let at = 0; at < this.words.length; at += 1)
      this.words[at] = (this.words[at] ?? 0) | (other.words[at] ?? 0);
    return this;
  }

  /** Takes out what is in the other. */
  andNot(other: Bits): this {
    for (let at = 0; at < this.words.length; at += 1)
      this.words[at] = (this.words[at] ?? 0) & ~(other.words[at] ?? 0);
    return this;
  }

  count(): number {
    let sum = 0;
    for (const word of this.words) sum += ones(word);
    return sum;
  }

  /** How many are in both, without building the intersection. */
  countWith(other: Bits): number {
    let sum = 0;
    for (let at = 0; at < this.words.length; at += 1)
      sum += ones((this.words[at] ?? 0) & (other.words[at] ?? 0));
    return sum;
  }
}

/** Bits set in a 32-bit word, counted in parallel halves. */
function ones(word: number): number {
  let rest = word - ((word >>> 1) & 0x55_55_55_55);
  rest = (rest & 0x33_33_33_33) + ((rest >>> 2) & 0x33_33_33_33);
  return Math.imul((rest + (rest >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}
