/** A stream of pseudo-random numbers that depends on its name only, so that a demo is reproducible. */
export interface Random {
  /** From 0 up to, not including, 1. */
  unit(): number;
  /** A whole number; both ends are included. */
  whole(from: number, to: number): number;
  /** True with this probability. */
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** A string of that many decimal digits. */
  digits(count: number): string;
  /** UUIDv7 of a time in milliseconds. */
  uuid(time: number): string;
}

const HEX_DIGITS = Buffer.from('0123456789abcdef');

/** Writes the lowest `digits` hex digits of a number, ending before `end`. */
function writeHex(text: Buffer, end: number, digits: number, value: number): void {
  let left = value;
  for (let at = end - 1; at >= end - digits; at--) {
    text[at] = HEX_DIGITS[left & 15] ?? 0;
    left >>>= 4;
  }
}

/** FNV-1a hash, the seed of a stream. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** sfc32 (Chris Doty-Humphrey, PractRand): small, fast, and of sufficient quality. */
export function createRandom(name: string): Random {
  let a = hash(`${name}/a`);
  let b = hash(`${name}/b`);
  let c = hash(`${name}/c`);
  let counter = 1;

  function next(): number {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  }

  for (let index = 0; index < 12; index++) next();

  // One shared buffer: a flat string is far cheaper than a concatenated one.
  const uuid = Buffer.from('00000000-0000-0000-0000-000000000000');

  const random: Random = {
    unit: () => next() / 0x1_0000_0000,
    whole: (from, to) => from + Math.floor(random.unit() * (to - from + 1)),
    chance: (share) => random.unit() < share,
    pick(list) {
      const picked = list[random.whole(0, list.length - 1)];
      if (picked === undefined) throw new RangeError('nothing to pick from');
      return picked;
    },
    digits(count) {
      let text = '';
      while (text.length < count) text += String(next() % 1_000_000).padStart(6, '0');
      return text.slice(0, count);
    },
    uuid(time) {
      const upper = Math.floor(time / 0x1_0000);
      const a = next();
      writeHex(uuid, 8, 8, upper);
      writeHex(uuid, 13, 4, time % 0x1_0000);
      writeHex(uuid, 18, 4, 0x7000 | (a & 0xfff));
      writeHex(uuid, 23, 4, 0x8000 | ((a >>> 12) & 0x3fff));
      writeHex(uuid, 28, 4, next());
      writeHex(uuid, 36, 8, next());
      return uuid.toString('latin1');
    },
  };
  return random;
}

/** A list whose members are picked in proportion to their weights. */
export interface WeightedList<T> {
  pick(random: Random): T;
}

/** Throws RangeError for an empty list. */
export function weightedList<T>(members: readonly (readonly [T, number])[]): WeightedList<T> {
  let total = 0;
  const ranges = members.map(([member, weight]) => {
    total += weight;
    return { member, end: total };
  });
  const last = ranges.at(-1);
  if (last === undefined || total <= 0) throw new RangeError('a weighted list needs weights');
  return {
    pick(random) {
      const at = random.unit() * total;
      return (ranges.find(({ end }) => at < end) ?? last).member;
    },
  };
}
