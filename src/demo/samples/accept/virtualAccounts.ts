import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import { virtual_accounts } from '#server/database/schema/index.ts';
import { methodsOfTrade } from '../../data/methodChannels.ts';
import { asTestTrade } from '../../data/trades/asTestTrade.ts';
import type { SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';
import { knownPayer, numbered, openIfYoung } from './acceptsPayments.ts';

const STATUSES = [
  ['ACTIVE', 9],
  ['PAID', 2],
  ['PENDING', 1],
  ['INACTIVE', 1],
  ['EXPIRED', 3],
] as const;

const BANKS = {
  ID: VALUE_LISTS['banks-of-indonesia'],
  PH: VALUE_LISTS['banks-of-philippines'],
} as const;

/** Banks whose accounts wait for them. Rule accept.virtual-account-opened. */
const LATER: ReadonlySet<string> = new Set([
  ...VALUE_LISTS['banks-of-indonesia-that-open-later'],
  ...VALUE_LISTS['banks-of-philippines-that-open-later'],
]);

/** The banks of the business's virtual accounts. */
function banksOf({ business, isTest }: SampleScene) {
  if (business.country === 'SG' || business.trade === undefined) return [];
  const paidBy = methodsOfTrade(isTest ? asTestTrade(business.trade) : business.trade);
  return BANKS[business.country].filter((bank) => paidBy.has(bank));
}

export const VIRTUAL_ACCOUNTS = sample(virtual_accounts, (demo) => {
  const live = banksOf(demo);
  if (live.length === 0) return [];
  return demo.times(demo.count(60, 8), ({ id, created }, index) => {
    const wanted = openIfYoung(demo, demo.state(STATUSES, index), created);
    const opensLater = live.filter((bank) => LATER.has(bank));
    const status = wanted === 'PENDING' && opensLater.length === 0 ? 'ACTIVE' : wanted;
    const payer = knownPayer(demo, 0.6, created);
    const isOnce = demo.chance(0.5) || status === 'PAID';
    const hasEnd = isOnce || status === 'EXPIRED';
    const end = status === 'EXPIRED' ? demo.after(created, 24 * 7) : demo.daysAfter(new Date(demo.now), 14);
    return {
      id,
      created,
      updated: created,
      status,
      name: payer.customer_name ?? demo.person().name,
      bank: demo.pick(status === 'PENDING' ? opensLater : live),
      account_number: demo.random.digits(12),
      external_id: numbered(demo, 'VA', index),
      type: isOnce ? ('SINGLE_USE' as const) : ('MULTIPLE_USE' as const),
      expected_amount: isOnce ? demo.amount(50_000, 5_000_000) : null,
      currency: demo.currency,
      expires: hasEnd ? demo.day(end) : null,
      description: demo.chance(0.5) ? demo.item() : null,
      ...payer,
      created_by: demo.member(['can_edit', 'operation']),
    };
  });
});
