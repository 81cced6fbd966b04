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
});
