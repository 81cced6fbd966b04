import { escrowCharges } from '#server/core/ledger/sendingCharges.ts';
import { escrow_accounts, escrow_customers, escrow_entries } from '#server/database/schema/index.ts';
import type { EscrowMovement } from '#server/domains/escrow/escrow.ts';
import { releaseMovements } from '#server/domains/escrow/releaseEscrow.ts';
import type { SampleRow, SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';
import { numbered } from './acceptsPayments.ts';

type Account = SampleRow<typeof escrow_accounts>;
type Customer = SampleRow<typeof escrow_customers>;
type Entry = SampleRow<typeof escrow_entries>;

const DAY = 86_400_000;

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

const BANKS = ['BCA', 'BNI', 'MANDIRI', 'BRI'] as const;

/** Whether the business holds money in escrow. */
export function holdsMoney({ business }: SampleScene): boolean {
  return business.country === 'ID' && business.flags.includes('escrow-setting') && business.trade !== undefined;
}

type Step = readonly [type: 'DEPOSIT' | 'TO_RECIPIENT' | 'TO_BALANCE' | 'REFUND', parts: bigint];

/** Movements of a customer, in order, as parts of a unit: three parts stay. */
const STEPS: readonly Step[] = [
  ['DEPOSIT', 5n],
  ['TO_RECIPIENT', 2n],
  ['DEPOSIT', 4n],
  ['REFUND', 1n],
  ['TO_BALANCE', 3n],
];

/** Those of a customer of an account that was closed: nothing stays. */
const CLOSED_STEPS: readonly Step[] = [
  ['DEPOSIT', 6n],
  ['TO_RECIPIENT', 3n],
  ['REFUND', 1n],
  ['TO_BALANCE', 2n],
];

/** Those of a customer who was blocked. */
const BLOCKED_STEPS: readonly Step[] = [['DEPOSIT', 2n]];

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
      account_number: status === 'PENDING' ? null : demo.random.digits(10),
      requested_by: demo.member('can_edit'),
      // Added up from its movements (sumHeldMoney).
      balance: 0n,
      currency: demo.currency,
      closed: status === 'CLOSED' ? new Date(demo.now - DAY) : null,
    };
  });
});

/** The account of a customer: every third one who had time to use it has one that was closed yesterday. */
function accountOf(accounts: readonly Account[], isLate: boolean, index: number): Account | undefined {
  const open = accounts.filter(({ status }) => status === 'ACTIVE');
  const closed = accounts.find(({ status }) => status === 'CLOSED');
  return closed && !isLate && index % 3 === 2 ? closed : open[index % open.length];
}

export const ESCROW_CUSTOMERS = sample(escrow_customers, (demo) => {
  const accounts = demo.rowsOf(escrow_accounts);
  if (accounts.length === 0) return [];
  return demo.times(demo.count(30, 8), ({ id, created }, index) => {
    const person = demo.person();
    const status = demo.state(VERIFIED, index);
    const isLate = status !== 'VERIFIED' || created.getTime() > demo.now - 10 * DAY;
    const account = accountOf(accounts, isLate, index);
    return {
      id,
      created,
      updated: created,
      name: person.name,
      email: person.email,
      phone_number: person.phone,
      reference: numbered(demo, 'ESC', index),
      type: SIDES[index % SIDES.length] ?? 'LENDER',
      status,
      account_id: account?.id ?? null,
      account_name: account?.name ?? null,
      // Added up from its movements (sumHeldMoney).
      held_amount: 0n,
      currency: demo.currency,
      created_by: demo.member('can_edit'),
    };
  });
});

/** A movement of a customer, before the balance of the account after it is known. */
interface Planned {
  readonly moment: Date;
  readonly customer: Customer;
  readonly movement: EscrowMovement;
}

function stepsOf({ status: account }: Account, { status }: Customer): readonly Step[] {
  if (status === 'BLOCKED') return BLOCKED_STEPS;
  if (status !== 'VERIFIED') return [];
  return account === 'CLOSED' ? CLOSED_STEPS : STEPS;
}

/** The movements of one step: a release takes its fee. */
function movementsOf(
  demo: SampleScene,
  [type, parts]: Step,
  unit: bigint,
  customer: Customer,
  recipient: Customer | undefined,
): EscrowMovement[] {
  const amount = parts * unit;
  const about = { reference: `ref_${demo.random.digits(12)}`, description: demo.item() };
  if (type === 'DEPOSIT') return [{ type, amount, ...about }];
  const created_by = demo.member('can_withdraw', ['can_view', 'can_edit']);
  const to = type === 'REFUND' ? customer : recipient;
  const destination = to && {
    recipient_name: to.name,
    recipient_reference: to.reference,
    bank: demo.pick(BANKS),
    account_number: demo.random.digits(10),
  };
  if (type === 'REFUND') return [{ type, amount: -amount, ...about, created_by, ...destination }];
  const charges = escrowCharges(demo.currency, demo.business.country);
  const to_recipient = type === 'TO_RECIPIENT' ? destination : undefined;
  return releaseMovements({ amount, charges }, to_recipient ?? {}, { ...about, created_by });
}

/** The movements of the customers of an account, oldest first. */
function plan(demo: SampleScene, account: Account, customers: readonly Customer[]): Planned[] {
  const planned: Planned[] = [];
  const end = account.closed?.getTime() ?? demo.now;
  for (const customer of customers) {
    const steps = stepsOf(account, customer);
    const unit = demo.amount(300_000, 3_000_000);
    const begin = customer.created.getTime();
    for (const [index, step] of steps.entries()) {
      const time = begin + Math.floor(((end - begin) * (index + 1)) / (steps.length + 1));
      const others = customers.filter(
        (other) => other.id !== customer.id && other.status === 'VERIFIED' && other.created.getTime() < time,
      );
      const recipient = others.length > 0 ? demo.pick(others) : undefined;
      for (const [after, movement] of movementsOf(demo, step, unit, customer, recipient).entries())
        planned.push({ moment: new Date(time + after), customer, movement });
    }
  }
  return planned.sort((left, right) => left.moment.getTime() - right.moment.getTime());
}

export const ESCROW_ENTRIES = sample(escrow_entries, (demo) => {
  const customers = demo.rowsOf(escrow_customers);
  const rows: Entry[] = [];
  for (const account of demo.rowsOf(escrow_accounts)) {
    let balance = 0n;
    const own = customers.filter(({ account_id }) => account_id === account.id);
    for (const { moment, customer, movement } of plan(demo, account, own)) {
      const { charges: _charges, ...moved } = movement;
      balance += moved.amount;
      rows.push({
        ...demo.key(moment),
        ...moved,
        account_id: account.id,
        account_name: account.name,
        customer_id: customer.id,
        customer_name: customer.name,
        balance_after: balance,
        currency: account.currency,
      });
    }
  }
  return rows.sort((left, right) => left.created.getTime() - right.created.getTime());
});
