import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { countryTimeZone } from '#contract/dates/timeZones.ts';
import type { Environment } from '#contract/generated/config.ts';
import { termsOf } from '#server/core/periodic/ZonedBusiness.ts';
import { belongsTo } from '#server/database/belongsTo.ts';
import type { BusinessScope } from '#server/database/inBusiness.ts';
import {
  activity_logs,
  customers,
  ledger_accounts,
  ledger_entries,
  settlements,
  tax_documents,
  top_up_accounts,
  transactions,
  virtual_account_payments,
} from '#server/database/schema/index.ts';
import { endedMonths, issueTaxInvoice } from '#server/domains/taxInvoices/issueTaxInvoices.ts';
import type { DemoBusiness } from './data/DemoBusiness.ts';
import type { Trade } from './data/trades/trade.ts';
import { type BoundInsert, bindChanges, bindInserts, sendInserts } from './insertRows.ts';
import { makeActivity } from './makeActivity.ts';
import { makeCustomers } from './makeCustomers.ts';
import { payablePayments } from './movements/payablePayments.ts';
import { productMovements } from './movements/productMovements.ts';
import { queueCardSpending } from './queued/queueCardSpending.ts';
import { queueLoans } from './queued/queueLoans.ts';
import { queuePartners } from './queued/queuePartners.ts';
import { queuePlans } from './queued/queuePlans.ts';
import { queuePlatforms } from './queued/queuePlatforms.ts';
import { queueSchedules } from './queued/queueSchedules.ts';
import { queueSettlements } from './queued/queueSettlements.ts';
import { createRandom } from './random.ts';
import type { CustomerRow, LedgerEntryRow, PendingSettlement, TradeChunk, VirtualAccountPaymentRow } from './rows.ts';
import { SAMPLES } from './samples/index.ts';
import { SampleScene } from './samples/SampleScene.ts';
import { makeSample } from './samples/sample.ts';
import { withLastChange } from './samples/withLastChange.ts';
import { seedBills } from './seedBills.ts';
import { seedOffers } from './seedOffers.ts';
import { sumHeldMoney } from './sumHeldMoney.ts';
import { makeTrade } from './trade/makeTrade.ts';
import { RecentTransactions } from './trade/RecentTransactions.ts';

/** Size of one environment of a business. */
export interface BusinessSize {
  readonly transactions: number;
  readonly customers: number;
}

/** Writes one environment of a business, in the caller's transaction. Returns the number of rows. */
export async function seedBusiness(
  client: PoolClient,
  business: DemoBusiness,
  scope: BusinessScope,
  size: BusinessSize,
  now: number,
): Promise<number> {
  await client.query(
    `SET LOCAL app.business_id = '${scope.businessId}'; SET LOCAL app.environment = '${scope.environment}'`,
  );
  const { trade, key, name } = business;
  let rows = 0;
  let people: CustomerRow[] = [];
  const paid: VirtualAccountPaymentRow[] = [];
  const recent = new RecentTransactions();
  const lost: LedgerEntryRow[] = [];
  const due: PendingSettlement[] = [];
  if (trade && size.transactions > 0) {
    const stream = `${key}/${scope.environment}`;
    people = makeCustomers(trade, size.customers, now, createRandom(`${stream}/customers`));
    await sendInserts(client, bindInserts(scope, customers, people));
    const isTest = scope.environment === 'DEVELOPMENT';
    const { environment } = scope;
    const products = productMovements(new SampleScene({ business, environment, customers: [], now }));
    const opened = await takeAccounts(client, scope);
    const chunks = makeTrade({
      name: stream,
      trade,
      isTest,
      scope,
      timeZone: countryTimeZone(business.country),
      businessName: name,
      count: size.transactions,
      customers: people,
      topUpAccount: await topUpAccountOf(client, scope, trade),
      products,
      payables: payablePayments(new SampleScene({ business, environment, customers: people, now })),
      opened,
      now,
    });
    rows +=
      people.length + (await writeTrade(client, scope, chunks, { paid: isTest ? paid : undefined, recent, lost, due }));
  }
  if (trade) {
    const scene = new SampleScene({
      business,
      environment: scope.environment,
      customers: people,
      settlements: due,
      now,
    });
    scene.keep(transactions, recent.rows());
    scene.keep(ledger_entries, lost);
    scene.keep(tax_documents, await invoiceMonths(client, scope, business, now));
    rows += await writeSamples(client, scope, scene, now);
    await queueSettlements(client, scope, due, now);
    await queueSchedules(client, scope, now);
    await queuePlans(client, scope, trade.offsetMinutes, now);
    await queueLoans(client, scope, now);
    await queuePartners(client, scope, now);
    await queuePlatforms(client, scope, now);
    await queueCardSpending(client, scope, trade.offsetMinutes, now);
    await sumHeldMoney(client, scope, now);
    rows += await seedBills(client, scope, scene);
    rows += await seedOffers(client, scope, scene);
  }
  const activity = makeActivity(business, scope, paid, now);
  await sendInserts(client, bindInserts(scope, activity_logs, activity));
  return rows + activity.length;
}

/** Issues the tax invoices of the months of the trade. */
async function invoiceMonths(client: PoolClient, scope: BusinessScope, { country }: DemoBusiness, now: number) {
  const transaction = drizzle(client);
  const terms = termsOf({ scope, timeZone: countryTimeZone(country) }, new Date(now));
  for (const month of await endedMonths(transaction, terms)) await issueTaxInvoice(transaction, terms, month);
  return transaction.select().from(tax_documents).where(belongsTo(tax_documents, scope));
}

/** The accounts of the ledger that the opening balance was posted to; they are written again with what the trade posts. */
async function takeAccounts(client: PoolClient, scope: BusinessScope) {
  return drizzle(client).delete(ledger_accounts).where(belongsTo(ledger_accounts, scope)).returning();
}

/** The account that the business's own bank tops up. */
async function topUpAccountOf(client: PoolClient, scope: BusinessScope, { ownBank }: Trade) {
  const rows = await drizzle(client).select().from(top_up_accounts).where(belongsTo(top_up_accounts, scope));
  return rows.find(({ bank }) => bank === ownBank) ?? rows[0];
}

/** Writes the samples of a business. Returns the number of rows. */
async function writeSamples(
  client: PoolClient,
  scope: BusinessScope,
  scene: SampleScene,
  now: number,
): Promise<number> {
  let count = 0;
  for (const each of SAMPLES) {
    const { table, changes } = each;
    const rows = makeSample(scene, each);
    const dated = rows.map((row) => withLastChange(row, now));
    if (changes === undefined) await sendInserts(client, bindInserts(scope, table, dated));
    else if (dated.length > 0) await changeRows(client, bindChanges(scope, table, changes.key, dated), dated.length);
    count += rows.length;
  }
  return count;
}

/** Changes first records. Throws when the business does not have each of them. */
async function changeRows(client: PoolClient, { text, values }: BoundInsert, expected: number): Promise<void> {
  const { rowCount } = await client.query(text, values);
  if (rowCount !== expected)
    throw new Error(`the demo changes ${expected} first records of which ${rowCount} exist: ${text}`);
}

/** Data of a trade that samples refer to. */
interface Remembered {
  readonly paid: VirtualAccountPaymentRow[] | undefined;
  readonly recent: RecentTransactions;
  /** Ledger entries of lost chargebacks. */
  readonly lost: LedgerEntryRow[];
  /** Settlement times of pending payments. */
  readonly due: PendingSettlement[];
}

/** Generates each chunk while the previous one is written, because the database runs in another thread or process. */
async function writeTrade(
  client: PoolClient,
  scope: BusinessScope,
  chunks: ReturnType<typeof makeTrade>,
  { paid, recent, lost, due }: Remembered,
): Promise<number> {
  let rows = 0;
  let writing = Promise.resolve();
  for (;;) {
    const { done, value } = chunks.next();
    if (done) {
      await writing;
      await sendInserts(client, bindInserts(scope, ledger_accounts, value.accounts));
      return rows;
    }
    recent.add(value.transactions);
    due.push(...value.settlements);
    rows += value.transactions.length + value.payments.length + value.entries.length;
    lost.push(...value.entries.filter(({ type, account }) => type === 'CHARGEBACK' && account === 'BALANCE'));
    for (const payment of value.payments) if (payment.status === 'COMPLETED') paid?.push(payment);
    const inserts = bindChunk(scope, value);
    await writing;
    writing = sendInserts(client, inserts);
    // An error is thrown at the next await; until then it must not count as an unhandled rejection.
    writing.catch(() => undefined);
  }
}

/** Rows that others refer to come first. */
function bindChunk(scope: BusinessScope, chunk: TradeChunk) {
  return [
    ...bindInserts(scope, settlements, chunk.opened),
    ...bindInserts(scope, transactions, chunk.transactions),
    ...bindInserts(scope, virtual_account_payments, chunk.payments),
    ...bindInserts(scope, ledger_entries, chunk.entries),
  ];
}

/** Environments of a business: live mode only when it is live. */
export function environmentsOf({ status }: DemoBusiness): Environment[] {
  return status === 'LIVE' || status === 'TIER_1' ? ['PRODUCTION', 'DEVELOPMENT'] : ['DEVELOPMENT'];
}
