import { and, desc, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { dayOf } from '#contract/dates/days.ts';
import { countryTimeZone } from '#contract/dates/timeZones.ts';
import { MONTH_WAITS } from '#server/core/periodic/months.ts';
import { belongsTo, isRecord } from '#server/database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '#server/database/inBusiness.ts';
import { billing_requests, billing_statements, ledger_accounts } from '#server/database/schema/index.ts';
import { issueStatement } from '#server/domains/billing/issueStatement.ts';
import { payFromBalance } from '#server/domains/billing/payBill.ts';
import { bindInserts, sendInserts } from './insertRows.ts';
import type { SampleRow, SampleScene } from './samples/SampleScene.ts';

type Bill = typeof billing_statements.$inferSelect;
type Request = SampleRow<typeof billing_requests>;

/** Number of past months that are billed. */
const MONTHS = 8;

/** What became of a bill. */
type End = 'UNPAID' | 'REPORTED' | 'DISPUTED' | 'BALANCE' | 'TRANSFER' | 'VOID';

/** Businesses of which we check the newest bill. */
const CHECKED: Readonly<Record<string, End>> = {
  pasar: 'REPORTED',
  warung: 'REPORTED',
  sekar: 'REPORTED',
  mitra: 'DISPUTED',
};

/** What became of a bill by its age: 0 is the newest. One business has an overdue bill. */
function endOf({ business, isTest }: SampleScene, age: number): End {
  const isLate = business.key === 'manila' && !isTest;
  const isPaidAtOnce = business.country !== 'ID';
  if (age === 0) return isPaidAtOnce ? 'BALANCE' : (CHECKED[business.key] ?? 'UNPAID');
  if (age === 1) return isLate ? 'UNPAID' : isPaidAtOnce ? 'TRANSFER' : 'BALANCE';
  return age === 3 ? 'VOID' : 'TRANSFER';
}

/** The months that have ended, the oldest first: YYYY-MM. */
function pastMonths(now: number, timeZone: string): string[] {
  const [year = 0, month = 0] = dayOf(new Date(now - MONTH_WAITS), timeZone)
    .split('-')
    .map(Number);
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - MONTHS + index, 1)).toISOString().slice(0, 7),
  );
}

/** The columns of a request that each has. */
function requestOf(scene: SampleScene, bill: Bill, type: Request['type'], sent: Date): Request {
  const { number, period, total, currency, id } = bill;
  const isTransfer = type === 'TRANSFER';
  const dispute = scene.say(
    'Faktur yang kami buat dua kali karena salah klik ikut terhitung.',
    'Invoices that we created twice by mistake were counted as well.',
  );
  return {
    ...scene.key(sent),
    updated: sent,
    statement_id: id,
    type,
    status: 'PENDING',
    number,
    period,
    amount: total,
    currency,
    transferred_on: isTransfer ? scene.day(sent) : null,
    sent_from: isTransfer ? scene.business.name : null,
    explanation: isTransfer ? null : dispute,
    created_by: scene.member('can_administer'),
  };
}

/** What a business said about a bill and what we answered, in order. */
function requestsOf(scene: SampleScene, bill: Bill, end: End, age: number): Request[] {
  const sent = scene.after(bill.created, 60);
  if (end === 'REPORTED') return [requestOf(scene, bill, 'TRANSFER', sent)];
  if (end === 'DISPUTED') return [requestOf(scene, bill, 'DISPUTE', sent)];
  if (end !== 'TRANSFER' && end !== 'VOID') return [];
  const requests: Request[] = [];
  let next = sent;
  if (age === 2) {
    const decided = scene.after(sent, 24);
    const note = scene.say(
      'Transfernya belum masuk ke rekening kami.',
      'The transfer has not reached our account yet.',
    );
    const declined = { status: 'DECLINED', reason: 'NOT_CONFIRMED', note, decided, updated: decided } as const;
    requests.push({ ...requestOf(scene, bill, 'TRANSFER', sent), ...declined });
    next = scene.after(decided, 24);
  }
  if (age === 4) {
    const withdrawn = scene.after(sent, 24);
    requests.push({ ...requestOf(scene, bill, 'DISPUTE', sent), status: 'WITHDRAWN', updated: withdrawn });
    next = scene.after(withdrawn, 24);
  }
  const decided = scene.after(next, 48);
  const accepted = requestOf(scene, bill, end === 'VOID' ? 'DISPUTE' : 'TRANSFER', next);
  return [...requests, { ...accepted, status: 'ACCEPTED', decided, updated: decided }];
}

/** The columns of a bill after the last request about it. */
function billAfter({ type, status, updated }: Request): Partial<Bill> {
  if (status === 'PENDING') return { in_review: type, updated };
  if (type === 'DISPUTE') return { status: 'VOID', updated };
  return { status: 'PAID', paid: updated, paid_from: 'BANK_TRANSFER', updated };
}

/**
 * Issues the bills of the past months for what the samples used, with what became of them: the newest that is paid came out of
 * the balance just now, others were transferred, and one was disputed. Returns the number of rows.
 */
export async function seedBills(client: PoolClient, scope: BusinessScope, scene: SampleScene): Promise<number> {
  const transaction = drizzle(client);
  const timeZone = countryTimeZone(scene.business.country);
  const now = new Date(scene.now);
  for (const month of pastMonths(scene.now, timeZone))
    await issueStatement(transaction, { scope, timeZone }, month, now);
  const bills = await transaction
    .select()
    .from(billing_statements)
    .where(belongsTo(billing_statements, scope))
    .orderBy(desc(billing_statements.period));
  scene.begin('billing_requests');
  const requests: Request[] = [];
  for (const [age, bill] of bills.entries()) {
    const wanted = endOf(scene, age);
    const end = wanted === 'BALANCE' && !(await isCovered(transaction, scope, bill)) ? 'TRANSFER' : wanted;
    if (end === 'BALANCE') await payFromBalance(transaction, scope, bill, now);
    const said = requestsOf(scene, bill, end, age);
    requests.push(...said);
    const last = said.at(-1);
    if (last === undefined) continue;
    await transaction
      .update(billing_statements)
      .set(billAfter(last))
      .where(isRecord(billing_statements, scope, bill.id));
  }
  await sendInserts(client, bindInserts(scope, billing_requests, requests));
  return bills.length + requests.length;
}

/** Whether the balance covers a bill. */
async function isCovered(
  transaction: Pick<BusinessTransaction, 'select'>,
  scope: BusinessScope,
  { currency, total }: Bill,
): Promise<boolean> {
  const isBalance = and(eq(ledger_accounts.account, 'BALANCE'), eq(ledger_accounts.currency, currency));
  const [account] = await transaction
    .select({ balance: ledger_accounts.balance })
    .from(ledger_accounts)
    .where(and(belongsTo(ledger_accounts, scope), isBalance));
  return account !== undefined && account.balance >= total;
}
