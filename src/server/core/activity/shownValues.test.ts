import { expect, it } from 'vitest';
import { compile } from '#compiler/compile.ts';
import { loadFileTree } from '#compiler/load.ts';
import { shownValues } from './shownValues.ts';

const record = compile(loadFileTree(process.cwd())).config?.records.get('disbursement');

it('logs amounts and ids as the API gives them', () => {
  if (record === undefined) throw new Error('The config has no record schema disbursement.');
  const values = {
    amount: '150075',
    status: 'FAILED',
    transaction_id: '0190a2b3-c4d5-7e6f-8a9b-0c1d2e3f4a5b',
    account_number: '12345',
    fee: null,
  };
  expect(shownValues(record, values, 'PHP')).toEqual({
    ...values,
    amount: '1500.75',
    transaction_id: 'txn_0190a2b3c4d57e6f8a9b0c1d2e3f4a5b',
  });
  expect(shownValues(record, { amount: '150075', currency: 'IDR' }, 'PHP').amount).toBe('150075');
  // Values that are no ids or amounts stay as they are.
  const odd = { transaction_id: 'none', amount: '1.5', note: ['150075'], fee: 150_075, constructor: 'x' };
  expect(shownValues(record, odd, 'PHP')).toEqual(odd);
  expect(shownValues(record, { amount: '-5' }, 'PHP')).toEqual({ amount: '-0.05' });
  for (const currency of ['XXX', 5, '']) expect(shownValues(record, { amount: '5', currency }, 'PHP').amount).toBe('5');
});
