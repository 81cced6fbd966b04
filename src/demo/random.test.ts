import { describe, expect, it } from 'vitest';
import { createRandom, weightedList } from './random.ts';

describe('createRandom', () => {
  it('is the same for the same name, and another for another', () => {
    const series = (name: string) => {
      const random = createRandom(name);
      return Array.from({ length: 50 }, () => random.unit());
    };
    expect(series('kopi')).toEqual(series('kopi'));
    expect(series('kopi')).not.toEqual(series('kopj'));
  });

  it('is the same in every version: a demo that is made again has the same ids and figures', () => {
    const random = createRandom('kopi');
    expect(createRandom('kopi').unit()).toBe(0.09587574913166463);
    expect([
      random.whole(0, 999_999),
      random.digits(9),
      random.uuid(1_795_252_932_545),
      random.uuid(1),
      random.chance(0.5),
    ]).toEqual([
      95_875,
      '776971867',
      '01a1fd69-cfc1-7b53-89d8-9a6567bff2ba',
      '00000000-0001-7fe0-bafb-d9e00ed02e89',
      true,
    ]);
  });

  it('makes whole numbers from the first to the last, both included, and as many digits as requested', () => {
    const random = createRandom('ends');
    const made = new Set(Array.from({ length: 200 }, () => random.whole(3, 5)));
    expect([...made].sort()).toEqual([3, 4, 5]);
    for (const count of [0, 1, 6, 7, 12, 13]) expect(random.digits(count)).toMatch(new RegExp(`^\\d{${count}}$`));
    expect(() => random.pick([])).toThrow('nothing to pick from');
    const picked = new Set(Array.from({ length: 200 }, () => random.pick(['a', 'b', 'c'])));
    expect(picked.size).toBe(3);
  });

  it('spreads evenly', () => {
    const random = createRandom('even');
    const counts = Array.from({ length: 10 }, () => 0);
    for (let index = 0; index < 100_000; index++) {
      const bucket = random.whole(0, 9);
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  it('makes UUIDs of version 7 that hold their time and sort by it', () => {
    const random = createRandom('uuid');
    const times = [0, 1, 65_535, 65_536, 1_795_252_932_545, 2 ** 48 - 1];
    const uuids = times.map((time) => random.uuid(time));
    for (const [index, uuid] of uuids.entries()) {
      expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(Number.parseInt(uuid.replaceAll('-', '').slice(0, 12), 16)).toBe(times[index]);
    }
    expect([...uuids].sort()).toEqual(uuids);
  });

  it('never makes one UUID twice', () => {
    const random = createRandom('unique');
    const uuids = new Set(Array.from({ length: 50_000 }, () => random.uuid(1)));
    expect(uuids.size).toBe(50_000);
  });
});

describe('weightedList', () => {
  it('picks in proportion', () => {
    const random = createRandom('weights');
    const list = weightedList([
      ['often', 3],
      ['seldom', 1],
      ['never', 0],
    ]);
    const picked = Array.from({ length: 20_000 }, () => list.pick(random));
    const often = picked.filter((name) => name === 'often').length / picked.length;
    expect(often).toBeGreaterThan(0.73);
    expect(often).toBeLessThan(0.77);
    expect(picked).not.toContain('never');
  });

  it('picks the member of which the part of the total holds the number', () => {
    const list = weightedList([
      ['a', 1],
      ['none', 0],
      ['b', 2],
      ['c', 1],
    ]);
    const at = (unit: number) => list.pick({ ...createRandom(''), unit: () => unit });
    expect([0, 0.24, 0.25, 0.74, 0.75, 0.99, 1].map(at)).toEqual(['a', 'a', 'b', 'b', 'c', 'c', 'c']);
    for (const members of [[], [['a', 0]]] as const) expect(() => weightedList(members)).toThrow('needs weights');
    expect(weightedList([['a', 0.5]]).pick(createRandom(''))).toBe('a');
  });
});
