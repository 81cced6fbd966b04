import { expect, it } from 'vitest';
import { serverMessages, type Wording } from './validationMessages.ts';

const WORDING: Wording = {
  translate: (key, values = {}) => `${key} ${JSON.stringify(values)}`,
  money: (amount) => `Rp${amount}`,
  number: String,
  currency: 'IDR',
  dayFormat: 'DD-MM-YYYY',
};

// Rule forms.day-order.
it('an error of a date has the format in which a date is typed', () => {
  const [message] = serverMessages([{ field: 'due_date', message: 'is not a date', code: 'format_date' }], WORDING);
  expect(message?.path).toEqual(['due_date']);
  expect(message?.text).toMatch(/^form_errors\.format_date .*"format":"DD-MM-YYYY"/);
});
