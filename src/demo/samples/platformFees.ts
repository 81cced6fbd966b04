import { platform_fees } from '#server/database/schema/index.ts';
import { sample } from './sample.ts';

const FEES = [
  ['Biaya layanan', 'PERCENT', '1.5', 'ALL', 'ACTIVE'],
  ['Biaya Virtual Account', 'FLAT', 1_500, 'VIRTUAL_ACCOUNT', 'ACTIVE'],
  ['Biaya e-wallet', 'PERCENT', '0.8', 'EWALLET', 'ACTIVE'],
  ['Biaya QRIS', 'PERCENT', '0.3', 'QR_CODE', 'ACTIVE'],
  ['Biaya kartu', 'PERCENT', '0.9', 'CARD', 'ACTIVE'],
  ['Biaya gerai', 'FLAT', 2_000, 'RETAIL_OUTLET', 'INACTIVE'],
  ['Biaya debit langsung', 'FLAT', 1_000, 'DIRECT_DEBIT', 'INACTIVE'],
] as const;

/**
 * A platform charges fees on payments of its sub-accounts: from now on, as the payments of the demo were accepted without one.
 * Rule platform.fees-taken.
 */
export const PLATFORM_FEES = sample(platform_fees, (demo) => {
  if (!demo.business.accounts.includes('master')) return [];
  return FEES.map(([name, unit, value, channel_category, status], index) => {
    const key = demo.key(new Date(demo.now - (FEES.length - index) * 1_000));
    return {
      ...key,
      updated: key.created,
      status,
      name,
      unit,
      amount: typeof value === 'number' ? BigInt(value) : null,
      percentage: typeof value === 'string' ? value : null,
      currency: demo.currency,
      channel_category,
      description: null,
      created_by: demo.member('can_administer'),
    };
  });
});
