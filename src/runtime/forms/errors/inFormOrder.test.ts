import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ResolvedForm } from '#contract/generated/api.ts';
import { inFormOrder } from './inFormOrder.ts';

const field = (name: string, ...fields: object[]) => ({ field: name, ...(fields.length > 0 && { fields }) });

const FORM = {
  sections: [
    { fields: [field('title'), field('amount')] },
    { fields: [field('rows', field('name'), field('price')), field('owner', field('city'))] },
  ],
} as unknown as ResolvedForm;

/** Paths in the order of the form. */
const PATHS = ['title', 'amount', 'rows', 'rows.1.price', 'rows.2.name', 'rows.2.price', 'rows.10.name', 'owner.city'];

it('sorts errors as the form shows their fields, unknown ones last, and leaves those of one field as they are', () => {
  const errors = [...PATHS, 'other'].flatMap((path) => ['one', 'two'].map((text) => ({ path: path.split('.'), text })));
  const byText = fc.shuffledSubarray(errors, { minLength: errors.length }).map((shuffled) => {
    const ones = shuffled.filter(({ text }) => text === 'one');
    return [...ones, ...shuffled.filter(({ text }) => text === 'two')];
  });
  fc.assert(
    fc.property(byText, (shuffled) => {
      expect(inFormOrder(FORM, shuffled)).toEqual(errors);
    }),
  );
});
