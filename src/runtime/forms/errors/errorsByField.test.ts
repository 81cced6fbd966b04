import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ResolvedForm } from '#contract/generated/api.ts';
import { errorsByField } from './errorsByField.ts';

const field = (name: string, ...fields: object[]) => ({ field: name, ...(fields.length > 0 && { fields }) });

const FORM = {
  sections: [
    { fields: [field('title'), field('amount')] },
    { fields: [field('rows', field('name'), field('price')), field('owner', field('city'))] },
  ],
} as unknown as ResolvedForm;

/** Paths in the order of the form. */
const PATHS = ['title', 'amount', 'rows', 'rows.1.price', 'rows.2.name', 'rows.2.price', 'rows.10.name', 'owner.city'];

it('has the first error of each field, as the form shows them, unknown ones last', () => {
  const of = (text: string) => [...PATHS, 'other'].map((path) => ({ path: path.split('.'), text }));
  const shuffled = (text: string) => fc.shuffledSubarray(of(text), { minLength: PATHS.length + 1 });
  fc.assert(
    fc.property(shuffled('one'), shuffled('two'), (ones, twos) => {
      expect(errorsByField(FORM, [...ones, ...twos])).toEqual(of('one'));
    }),
  );
});
