import { expect, it } from 'vitest';
import { sendingCharges } from './sendingCharges.ts';

// Rule money.sending-fees.
it.each([
  ['IDR', 'ID', 2_500n, 275n],
  ['PHP', 'PH', 1_000n, 120n],
  // 8.25 and 9.00 of a cent.
  ['USD', 'ID', 75n, 8n],
  ['USD', 'PH', 75n, 9n],
  ['USD', 'SG', 75n, 0n],
  ['IDR', 'SG', 2_500n, 0n],
] as const)('charges a sending of %s from %s a fee of %d and the tax of the country', (currency, country, fee, tax) => {
  expect(sendingCharges(currency, country)).toEqual({ fee, tax });
});
