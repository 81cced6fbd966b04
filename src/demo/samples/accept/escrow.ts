import { escrow_accounts, escrow_customers, escrow_entries } from '#server/database/schema/index.ts';
import type { SampleRow, SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';
import { numbered } from './acceptsPayments.ts';

const ACCOUNTS = [
  ['BCA', 'ACTIVE'],
  ['MANDIRI', 'ACTIVE'],
  ['BRI', 'PENDING'],
  ['BNI', 'CLOSED'],
] as const;

const VERIFIED = [
  ['VERIFIED', 8],
  ['PENDING', 2],
  ['REJECTED', 1],
  ['BLOCKED', 1],
] as const;

const SIDES = ['LENDER', 'BORROWER', 'BUYER', 'SELLER'] as const;

/** Whether the business holds money in escrow. */
export function holdsMoney({ business }: SampleScene): boolean {
  return business.country === 'ID' && business.flags.includes('escrow-setting') && business.trade !== undefined;
}

/** Movements of an account, in order, as parts of a unit; the fee is constant. */
const MOVES = [
  ['DEPOSIT', 5n],
  ['RELEASE', -2n],
  ['DEPOSIT', 4n],
  ['REFUND', -1n],
  ['FEE', 0n],
  ['RELEASE', -4n],
] as const;

/** Number of repetitions per account. */
const ROUNDS = 4;

/** Minor units. */
const FEE = 5_000n;

/** Remaining parts of the unit. */
const LEFT = 2n * BigInt(ROUNDS);

/** Unit of a closed account, whose balance is zero at the end. */
const CLOSED_UNIT = 4_000_000n;

export const ESCROW_ACCOUNTS = sample(escrow_accounts, (demo) => {
  if (!holdsMoney(demo)) return [];
  return demo.early(ACCOUNTS.length, ({ id, created }, index) => {
    const [bank, status] = ACCOUNTS[index] ?? ACCOUNTS[0];
    return {
      id,
      created,
      updated: created,
      status,
      name: `Escrow ${bank}`,
      bank,
      account_number: demo.random.digits(10),
      balance: status === 'ACTIVE' ? demo.amount(3_000_000, 20_000_000) * LEFT - FEE * BigInt(ROUNDS) : 0n,
      currency: demo.currency,
      closed: status === 'CLOSED' ? new Date(demo.now - 86_400_000) : null,
    };
  });
});

export const ESCROW_CUSTOMERS = sample(escrow_customers, (demo) => {
  const accounts = demo.rowsOf(escrow_accounts).filter(({ status }) => status === 'ACTIVE');
  if (accounts.length === 0) return [];
  const rows = demo.times(demo.count(30, 8), ({ id, created }, index) => {
    const person = demo.person();
    const account = accounts[index % accounts.length];
    return {
      id,
      created,
      updated: created,
      name: person.name,
      email: person.email,
      phone_number: person.phone,
      reference: numbered(demo, 'ESC', index),
      type: SIDES[index % SIDES.length] ?? 'LENDER',
      status: demo.state(VERIFIED, index),
      account_id: account?.id ?? null,
      account_name: account?.name ?? null,
      held_amount: 0n,
      currency: demo.currency,
      created_by: demo.member('can_edit'),
    };
  });
  // An account holds the money of its verified customers.
  for (const account of accounts) {
    const own = rows.filter(({ account_id, status }) => account_id === account.id && status === 'VERIFIED');
    for (const row of own) row.held_amount = account.balance / BigInt(own.length);
  }
  return rows;
});

/** Movements of an account that add up to its balance. */
function movements({ status, balance }: SampleRow<typeof escrow_accounts>) {
  if (status === 'PENDING') return [];
  const unit = status === 'CLOSED' ? CLOSED_UNIT : (balance + FEE * BigInt(ROUNDS)) / LEFT;
  const round = MOVES.map(([type, parts]) => ({ type, amount: type === 'FEE' ? -FEE : parts * unit }));
  const made = Array.from({ length: ROUNDS }, () => round).flat();
  if (status === 'CLOSED') made.push({ type: 'RELEASE', amount: -(CLOSED_UNIT * LEFT - FEE * BigInt(ROUNDS)) });
  return made;
}

export const ESCROW_ENTRIES = sample(escrow_entries, (demo) => {
  const customers = demo.rowsOf(escrow_customers).filter(({ status }) => status === 'VERIFIED');
  const rows: SampleRow<typeof escrow_entries>[] = [];
  for (const account of demo.rowsOf(escrow_accounts)) {
    let balance = 0n;
    const own = customers.filter(({ account_id }) => account_id === account.id);
    const moved = movements(account);
    const span = (account.closed?.getTime() ?? demo.now) - account.created.getTime();
    for (const [index, { type, amount }] of moved.entries()) {
      balance += amount;
      const key = demo.key(new Date(account.created.getTime() + Math.floor((span * (index + 1)) / (moved.length + 1))));
      const joined = own.filter(({ created }) => created <= key.created);
      const customer = type === 'FEE' ? undefined : joined[index % Math.max(1, joined.length)];
      rows.push({
        ...key,
        type,
        account_id: account.id,
        account_name: account.name,
        customer_id: customer?.id ?? null,
        customer_name: customer?.name ?? null,
        reference: numbered(demo, 'HOLD', rows.length),
        amount,
        balance_after: balance,
        currency: account.currency,
        description: type === 'FEE' ? 'Biaya bulanan' : demo.item(),
      });
    }
  }
  return rows.sort((left, right) => left.created.getTime() - right.created.getTime());
});
