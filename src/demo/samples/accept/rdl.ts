import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import { rdl_investors, rdl_transactions } from '#server/database/schema/index.ts';
import type { SampleRow } from '../SampleScene.ts';
import { sample } from '../sample.ts';
import { numbered } from './acceptsPayments.ts';
import { holdsMoney } from './escrow.ts';

const STATUSES = [
  ['ACTIVE', 8],
  ['REGISTERED', 1],
  ['PENDING_VERIFICATION', 2],
  ['REJECTED', 1],
  ['CLOSED', 1],
] as const;

const ENDS = [
  ['COMPLETED', 12],
  ['PENDING', 1],
  ['FAILED', 3],
] as const;

const ERROR_CODES = ['INVALID_ACCOUNT', 'INSUFFICIENT_BALANCE', 'CHANNEL_UNAVAILABLE'] as const;

/** How long banks take, in milliseconds. */
const BANK_TIME = 120_000;

/** Deposits, fundings, repayments and withdrawals of an investor, in order, as parts of a unit; they sum to one. */
const STEPS = [
  ['DEPOSIT', 4n],
  ['FUNDING', -3n],
  ['REPAYMENT', 2n],
  ['WITHDRAWAL', -2n],
] as const;

export const RDL_INVESTORS = sample(rdl_investors, (demo) => {
  if (!holdsMoney(demo)) return [];
  return demo.times(demo.count(30, 8), ({ id, created }, index) => {
    const status = demo.state(STATUSES, index);
    const isOpen = status === 'ACTIVE' || status === 'CLOSED';
    const person = demo.person();
    return {
      id,
      created,
      updated: created,
      name: person.name,
      email: person.email,
      phone_number: person.phone,
      reference: numbered(demo, 'RDL', index),
      status,
      bank: demo.pick(VALUE_LISTS['investor-banks']),
      account_number: isOpen ? demo.random.digits(10) : null,
      // Added up from its movements (sumHeldMoney).
      balance: 0n,
      reserved: 0n,
      currency: demo.currency,
      activated: isOpen ? demo.after(created, 72) : null,
    };
  });
});

export const RDL_TRANSACTIONS = sample(rdl_transactions, (demo) => {
  const rows: SampleRow<typeof rdl_transactions>[] = [];
  let failed = 0;
  let investors = 0;
  for (const investor of demo.rowsOf(rdl_investors)) {
    if (investor.status !== 'ACTIVE') continue;
    const unit = 1_000_000n * BigInt(1 + (investors++ % 9));
    let moment = investor.activated ?? investor.created;
    const moves = [...STEPS.map(([type, parts]) => ({ type, parts, status: 'COMPLETED' as const }))];
    for (const { type, parts, status } of moves) {
      moment = demo.after(moment, 240);
      rows.push(row(type, status, unit * parts));
    }
    // Pending and failed transactions have moved no money.
    const last = demo.state(ENDS, rows.length / 4);
    if (last !== 'COMPLETED') rows.push(row('WITHDRAWAL', last, -(unit / 2n)));

    function row(type: (typeof STEPS)[number][0], status: (typeof ENDS)[number][0], amount: bigint) {
      // A bank carries out within minutes what people order; a deposit is there at once.
      const completed = type === 'DEPOSIT' ? moment : new Date(Math.min(demo.now, moment.getTime() + BANK_TIME));
      return {
        ...demo.key(moment),
        updated: status === 'PENDING' ? moment : completed,
        type,
        status,
        investor_id: investor.id,
        investor_name: investor.name,
        reference: numbered(demo, 'RDT', rows.length),
        amount,
        currency: investor.currency,
        failure_code: status === 'FAILED' ? ERROR_CODES[failed++ % ERROR_CODES.length] : null,
        completed: status === 'COMPLETED' ? completed : null,
        created_by: type === 'DEPOSIT' ? null : demo.member('can_withdraw', ['can_view', 'can_edit']),
      };
    }
  }
  return rows.sort((left, right) => left.created.getTime() - right.created.getTime());
});
