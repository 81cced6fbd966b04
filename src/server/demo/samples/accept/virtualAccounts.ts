import { virtual_accounts } from '../../../db/schema/index.ts';
import { sample } from '../sample.ts';
import { knownPayer, numbered } from './acceptsPayments.ts';

const STATUSES = [
  ['ACTIVE', 9],
  ['PENDING', 1],
  ['INACTIVE', 1],
  ['EXPIRED', 3],
] as const;

const BANKS = {
  ID: ['BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB'],
  PH: ['BPI', 'UNIONBANK', 'BDO', 'METROBANK'],
} as const;

export const VIRTUAL_ACCOUNTS = sample(virtual_accounts, (demo) => {
  const { country } = demo.business;
  if (country === 'SG') return [];
  return demo.times(demo.count(60, 8), ({ id, created }, index) => {
    const status = demo.state(STATUSES, index);
    const payer = knownPayer(demo, 0.6);
    const isOnce = demo.chance(0.5);
    const hasEnd = isOnce || status === 'EXPIRED';
    const end = status === 'EXPIRED' ? demo.after(created, 24 * 7) : demo.daysAfter(new Date(demo.now), 14);
    return {
      id,
      created,
      updated: created,
      status,
      name: payer.customer_name ?? demo.person().name,
      bank: demo.pick(BANKS[country]),
      account_number: demo.random.digits(12),
      external_id: numbered(demo, 'VA', index),
      type: isOnce ? ('SINGLE_USE' as const) : ('MULTIPLE_USE' as const),
      expected_amount: isOnce ? demo.amount(50_000, 5_000_000) : null,
      currency: demo.currency,
      expires: hasEnd ? demo.day(end) : null,
      description: demo.chance(0.5) ? demo.item() : null,
      ...payer,
      created_by: demo.member(),
    };
  });
});
