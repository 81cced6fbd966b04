import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeValues } from './mergeValues.ts';

const values = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('x', 'y', ['z']));

describe('the drafts of two people', () => {
  // Rule forms.shared-drafts.
  it('have the changes of both', () => {
    const merged = mergeValues({ name: 'Old' }, { name: 'New' }, { name: 'Old', city: 'Bandung' });
    expect(merged).toEqual({ values: { name: 'New', city: 'Bandung' }, conflicts: [] });
  });

  it('keep the value of this person where both changed it, and name the other one', () => {
    const merged = mergeValues({ name: 'Old' }, { name: 'Mine' }, { name: 'Theirs' });
    expect(merged).toEqual({ values: { name: 'Mine' }, conflicts: [{ field: 'name', theirs: 'Theirs' }] });
    expect(mergeValues({ name: 'Old' }, { name: 'Mine' }, {}).conflicts).toEqual([
      { field: 'name', theirs: undefined },
    ]);
  });

  it('agree where both made the same change, and where one emptied a field', () => {
    expect(mergeValues({ name: 'Old' }, { name: 'Same' }, { name: 'Same' }).conflicts).toEqual([]);
    expect(mergeValues({ name: 'Old' }, {}, { name: 'Old' })).toEqual({ values: {}, conflicts: [] });
  });

  it('do not differ in what is empty, however it is written', () => {
    const theirs = { name: 'New', tags: [], address: { city: '' } };
    expect(mergeValues({}, { name: '', tags: [], address: {} }, theirs)).toEqual({ values: theirs, conflicts: [] });
    expect(mergeValues({ tags: ['a'] }, { tags: [] }, { tags: ['a'] })).toEqual({
      values: { tags: [] },
      conflicts: [],
    });
  });

  it('lose nothing: each changed value is kept or named', () => {
    fc.assert(
      fc.property(values, values, values, (base, mine, theirs) => {
        const merged = mergeValues(base, mine, theirs);
        const named = new Map(merged.conflicts.map(({ field, theirs: value }) => [field, value]));
        for (const [field, value] of Object.entries(theirs)) {
          if (JSON.stringify(base[field]) === JSON.stringify(value)) continue;
          expect([merged.values[field], named.get(field)]).toContainEqual(value);
        }
        for (const [field, value] of Object.entries(mine)) {
          if (JSON.stringify(base[field]) !== JSON.stringify(value)) expect(merged.values[field]).toEqual(value);
        }
      }),
    );
  });
});
