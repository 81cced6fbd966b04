import { expect, it } from 'vitest';
import { inWords } from './inWords.ts';

const WORDS = {
  'form_errors.format_decimal': 'Enter an amount in digits.',
  'form_errors.more_than_left': 'You can refund up to %{limit}.',
  'form_errors.required': 'Required',
};

// Rule errors.validation.
it.each([
  [{ message: 'must match format "decimal"', code: 'format_decimal' }, 'Enter an amount in digits.'],
  [{ message: 'is invalid', code: 'more_than_left', amount: '5.00' }, 'You can refund up to 5.00.'],
  [{ message: 'is invalid', code: 'more_than_left', limit: 3 }, 'You can refund up to 3.'],
  // Without its limit, the text has a hole.
  [{ message: 'is invalid', code: 'more_than_left' }, 'is invalid'],
  [{ message: 'is required', code: 'required' }, 'is required'],
  [{ message: 'is invalid', code: 'no_such_code' }, 'is invalid'],
  [{ message: 'is invalid' }, 'is invalid'],
])('%j says %j', (error, message) => {
  expect(inWords([{ field: 'amount', ...error }], WORDS)).toEqual([{ field: 'amount', ...error, message }]);
});
