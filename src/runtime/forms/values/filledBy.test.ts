import { describe, expect, it } from 'vitest';
import { filledBy } from './filledBy.ts';

const FILLS = { payer_name: 'name', payer_email: 'email' };
const HANA = { id: 'cus_1', name: 'Hana Wijaya', email: 'hana@example.com' };
const OTHER = { id: 'cus_2', name: 'Hana Wijaya', email: null };

// Rule forms.filled-by-record.
describe('what a picked record gives to a form', () => {
  it.each([
    ['fills empty fields', {}, HANA, null, { payer_name: 'Hana Wijaya', payer_email: 'hana@example.com' }],
    ['keeps what was typed', { payer_name: 'Bu Hana' }, HANA, null, { payer_email: 'hana@example.com' }],
    [
      'replaces that of the record before, and keeps none that the new one lacks',
      { payer_name: 'Hana Wijaya', payer_email: 'hana@example.com' },
      OTHER,
      HANA,
      { payer_name: 'Hana Wijaya', payer_email: undefined },
    ],
    [
      'is gone with the record',
      { payer_name: 'Hana Wijaya', payer_email: 'kasir@example.com' },
      null,
      HANA,
      { payer_name: undefined },
    ],
  ])('%s', (_what, values, picked, before, given) => {
    expect(filledBy(FILLS, values, picked, before)).toEqual(given);
  });
});
