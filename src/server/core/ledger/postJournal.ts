import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { belongsTo, belongsToGiven, scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { insertRows } from '../../database/insertRow.ts';
import { preparedOn } from '../../database/preparedOn.ts';
import { ledger_accounts, ledger_entries } from '../../database/schema/index.ts';
import { sendLater } from '../../database/sendLater.ts';
import { momentAfter } from '../clock/clockJumps.ts';
import { type Journal, type JournalLine, requireBalanced } from './journal.ts';
import { LedgerError } from './LedgerError.ts';

type AccountRow = typeof ledger_accounts.$inferSelect;

/** A posted journal. */
export interface PostedJournal {
  /** UUID. */
  readonly journalId: string;
  /** When its lines were posted, UTC: `now`, or just after the newest line of its accounts (momentAfter). */
  readonly created: Date;
}

/** A line posted by a transaction. */
export interface PostedLine extends JournalLine {
  readonly balanceAfter: bigint;
}

/** Accounts of money that is owed to others than the business: no journal takes more out of one than it has. */
const HELD_FOR_OTHERS: ReadonlySet<string> = new Set(['ESCROW', 'INVESTORS']);

const posted = new WeakMap<BusinessTransaction, PostedLine[]>();

/** The lines that a transaction has posted so far, in order. */
export function postedLines(transaction: BusinessTransaction): readonly PostedLine[] {
  return posted.get(transaction) ?? [];
}

/** Removes all but the first `count` lines, after a rollback to a savepoint. */
export function forgetPosted(transaction: BusinessTransaction, count: number): void {
  posted.set(transaction, postedLines(transaction).slice(0, count));
}

/**
 * Posts a journal in the caller's transaction. Locks the rows of its accounts in a fixed order until the transaction ends,
 * so that each line's `balance_after` follows from the previous line and two journals never deadlock. Throws LedgerError
 * when the lines do not sum to zero, or when BALANCE or an account of money held for others would fall below zero.
 * Rule money.not-below-zero.
 */
export async function postJournal(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  journal: Journal,
  now: Date,
): Promise<PostedJournal> {
  requireBalanced(journal.lines);
  const accounts = await lockAccounts(transaction, scope, journal.lines);
  const newest = Math.max(...[...accounts.values()].map((account) => account.last_posted.getTime()));
  const created = momentAfter(new Date(newest), now);
  const journalId = uuidv7({ msecs: created.getTime() });
  const { type, reference, description, transactionId } = journal;

  const entries = journal.lines.map((line, index) => {
    const row = accounts.get(keyOf(line));
    if (!row) throw new Error(`the account ${line.account} was not locked`);
    row.balance += line.amount;
    if (HELD_FOR_OTHERS.has(line.account) && line.amount < 0n && row.balance < 0n)
      throw new LedgerError(
        'insufficient-held',
        `${line.account} would fall below zero by ${-row.balance} minor units`,
      );
    if (line.account === 'BALANCE' && line.amount < 0n && row.balance < 0n) {
      throw new LedgerError(
        'insufficient-balance',
        `insufficient balance: ${-row.balance} ${line.currency} minor units missing`,
      );
    }
    return {
      ...scopeColumns(scope),
      // The sequence orders lines of the same millisecond: lists sort by (created, id).
      id: uuidv7({ msecs: created.getTime(), seq: index }),
      created,
      account: line.account,
      type,
      amount: line.amount,
      balance_after: row.balance,
      currency: line.currency,
      reference,
      description,
      transaction_id: transactionId,
      journal_id: journalId,
    };
  });
  await sendLater(transaction, insertRows(transaction, ledger_entries, entries));
  const balances = transaction
    .insert(ledger_accounts)
    .values([...accounts.values()].map((account) => ({ ...account, last_posted: created })))
    .onConflictDoUpdate({
      target: [
        ledger_accounts.business_id,
        ledger_accounts.environment,
        ledger_accounts.account,
        ledger_accounts.currency,
      ],
      set: { balance: sql`excluded.balance`, last_posted: sql`excluded.last_posted` },
    });
  await sendLater(transaction, balances);
  const lines = journal.lines.map((line, index) => ({ ...line, balanceAfter: entries[index]?.balance_after ?? 0n }));
  posted.set(transaction, [...postedLines(transaction), ...lines]);
  return { journalId, created };
}

/** Locks all accounts of the lines in key order, in one statement; none when one is missing. */
async function lockTogether(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  keys: readonly string[],
): Promise<readonly AccountRow[]> {
  const statement = preparedOn(transaction, 'lock_ledger_accounts', (connection, name) => {
    const { account, currency } = ledger_accounts;
    const wanted = and(
      belongsToGiven(ledger_accounts),
      sql`${account} || ' ' || ${currency} = any(${sql.placeholder('keys')}::text[])`,
    );
    return connection
      .select()
      .from(ledger_accounts)
      .where(and(wanted, sql`(select count(*) from ${ledger_accounts} where ${wanted}) = ${sql.placeholder('count')}`))
      .orderBy(sql`(${account} || ' ' || ${currency}) collate "C"`)
      .for('update')
      .prepare(name);
  });
  return statement.execute({ ...scope, keys, count: keys.length });
}

/** Locks the accounts of the lines in key order; creates missing ones. */
async function lockAccounts(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  lines: readonly JournalLine[],
): Promise<Map<string, AccountRow>> {
  const wanted = [...new Map(lines.map((line) => [keyOf(line), line])).entries()].sort(([a], [b]) => (a < b ? -1 : 1));
  const found = await lockTogether(
    transaction,
    scope,
    wanted.map(([key]) => key),
  );
  const locked = new Map(found.map((row) => [keyOf(row), row]));
  if (locked.size === wanted.length) return locked;
  for (const [key, line] of wanted) {
    locked.set(key, (await lockAccount(transaction, scope, line)) ?? (await makeAccount(transaction, scope, line)));
  }
  return locked;
}

/**
 * Locks the balance of a business until the transaction ends, before its journal: for a transaction that posts to more than
 * one business, which locks them all in one order.
 */
export async function lockBalance(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  currency: JournalLine['currency'],
): Promise<void> {
  await lockAccounts(transaction, scope, [{ account: 'BALANCE', currency, amount: 0n }]);
}

async function lockAccount(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { account, currency }: JournalLine,
): Promise<AccountRow | undefined> {
  const [row] = await transaction
    .select()
    .from(ledger_accounts)
    .where(
      and(
        belongsTo(ledger_accounts, scope),
        eq(ledger_accounts.account, account),
        eq(ledger_accounts.currency, currency),
      ),
    )
    .for('update');
  return row;
}

async function makeAccount(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  line: JournalLine,
): Promise<AccountRow> {
  const { account, currency } = line;
  await transaction
    .insert(ledger_accounts)
    .values({
      ...scopeColumns(scope),
      account,
      currency,
      balance: 0n,
      last_posted: new Date(0),
    })
    .onConflictDoNothing();
  const row = await lockAccount(transaction, scope, line);
  if (!row) throw new Error(`account ${account} could not be created`);
  return row;
}

function keyOf({ account, currency }: Pick<JournalLine, 'account' | 'currency'>): string {
  return `${account} ${currency}`;
}
