import { expect, it } from 'vitest';
import { findMutants, plant } from '../../scripts/mutate/findMutants.ts';

/** What a text becomes with each of its mutants. */
function mutated(text: string): string[] {
  return findMutants('src/example.tsx', text).map((mutant) => plant(text, mutant));
}

it('operators, boundaries, constants, conditions and guards are mutated', () => {
  expect(mutated('const a = b < 3;')).toEqual(['const a = b <= 3;', 'const a = b < 4;']);
  expect(mutated('const a = b && !c;')).toEqual(['const a = b || !c;', 'const a = b && Boolean(c);']);
  expect(mutated('const a = b.some(is);')).toEqual(['const a = b.every(is);']);
  expect(mutated('function f(a) { if (a) return; go(); }')).toEqual(['function f(a) { ; go(); }']);
  expect(mutated('const a = new LRUCache({ max: 500, ttl: 30 });')).toEqual([
    'const a = new LRUCache({ max: 500, ttl: 31 });',
  ]);
  expect(mutated('const a = (b + c) as Type<1>;')).toEqual(['const a = (b - c) as Type<1>;']);
});

it.each([
  ['types', 'type A = 1 | 2; interface B { c: 3 } const d = e as 4 | 5;'],
  ['names that every object has', 'const a = b.toString(c.valueOf());'],
  ['texts that are joined', "const a = 'b' + c;"],
  ['words for developers', "console.info(1 + a); request.log.warn({ count: 2 }, 'x'); new Error(`${a + 1}`);"],
  ['sizes of caches', 'const most = 500; const a = new LRUCache({ max: most }); const b = new LRUCache({ max: 9 });'],
  ['looks', 'const a = <Box sx={{ mt: 1 }} width={2}><Icon size={16} /><Skeleton lines={3} /></Box>;'],
  ['what governs a loop', 'for (let a = 0; a < 3; a += 1) go(); while (b < 4) b = b + 1; do c += 1; while (c < 5);'],
])('%s are not mutated', (_what, text) => {
  expect(mutated(text)).toEqual([]);
});
