import { randomInt } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { belongsTo } from '../../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { payment_requests, virtual_accounts } from '../../../database/schema/index.ts';

/** Digits of a virtual account's number, its start included. */
const ACCOUNT_DIGITS = 12;

/** How many numbers of one length are drawn before longer ones are. */
const DRAWS = 10;

/** Whether a transaction that has not ended is making the same number. Locks the number until this transaction ends. */
async function isBeingMade(transaction: BusinessTransaction, scope: BusinessScope, code: string): Promise<boolean> {
  const name = `number ${scope.businessId} ${scope.environment} ${code}`;
  const { rows } = await transaction.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as locked`,
  );
  return rows[0]?.locked !== true;
}

/** Whether a virtual account or a payment request of the business has the number or code, or is about to. */
async function isTaken(transaction: BusinessTransaction, scope: BusinessScope, code: string): Promise<boolean> {
  if (await isBeingMade(transaction, scope, code)) return true;
  const [account] = await transaction
    .select({ id: virtual_accounts.id })
    .from(virtual_accounts)
    .where(and(belongsTo(virtual_accounts, scope), eq(virtual_accounts.account_number, code)));
  if (account !== undefined) return true;
  const [request] = await transaction
    .select({ id: payment_requests.id })
    .from(payment_requests)
    .where(and(belongsTo(payment_requests, scope), eq(payment_requests.payment_code, code)));
  return request !== undefined;
}

/** A start whose numbers are nearly used up has longer ones: each further length has ten times as many. */
function drawNumber(start: string, digits: number, draws: number): string {
  const length = digits + Math.floor(draws / DRAWS);
  return `${start}${randomInt(10 ** (length - 1), 10 ** length)}`;
}

/** A number or code that begins with `start` and that nothing of the business has. Rule accept.numbers-unique. */
export async function unusedNumber(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  start: string,
  digits: number,
): Promise<string> {
  for (let draws = 0; ; draws += 1) {
    const code = drawNumber(start, digits, draws);
    if (!(await isTaken(transaction, scope, code))) return code;
  }
}

/** The number of a new virtual account. Rule accept.virtual-account-number. */
export function unusedAccountNumber(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  start = '',
): Promise<string> {
  return unusedNumber(transaction, scope, start, ACCOUNT_DIGITS - start.length);
}
