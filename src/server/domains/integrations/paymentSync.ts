import { and, asc, eq, lt, type SQL, sql } from 'drizzle-orm';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import { belongsTo, isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope } from '../../database/inBusiness.ts';
import { integrations, platform_access, transactions } from '../../database/schema/index.ts';
import type { ConnectionSync, Delivery, SyncContext } from '../platforms/Connection.ts';
import type { PlatformProblem, SentPayment } from '../platforms/Platform.ts';
import { type Connected, isConnection, readAccess, type SentUntil } from '../platforms/platformAccess.ts';

/** Payments of a delivery. */
const DELIVERY_SIZE = 200;

/** A payment is sent this many milliseconds after it was made, or later: an earlier one may be committed until then. */
const SETTLES = 5 * 60_000;

type Row = typeof transactions.$inferSelect;

function sentPayment(row: Row): SentPayment {
  const { currency } = row;
  return {
    id: formatRecordId('txn', row.id),
    created: row.created.toISOString(),
    external_id: row.external_id,
    reference: row.reference,
    description: row.description,
    customer_name: row.customer_name,
    channel_category: row.channel_category,
    channel: row.channel,
    amount: toDecimal(row.amount, currency),
    fee: toDecimal(row.fee, currency),
    tax: toDecimal(row.tax, currency),
    net_amount: toDecimal(row.net_amount, currency),
    currency,
  };
}

/** The oldest payments after another one, in the order in which they were made. */
function paymentsAfter({ transaction, scope, now }: SyncContext, { created, id }: SentUntil): Promise<Row[]> {
  return transaction
    .select()
    .from(transactions)
    .where(
      and(
        belongsTo(transactions, scope),
        eq(transactions.type, 'PAYMENT'),
        eq(transactions.status, 'COMPLETED'),
        sql`(${transactions.created}, ${transactions.id}) > (${created.toISOString()}::timestamptz, ${id}::uuid)`,
        lt(transactions.created, new Date(now.getTime() - SETTLES)),
      ),
    )
    .orderBy(asc(transactions.created), asc(transactions.id))
    .limit(DELIVERY_SIZE);
}

function isConnected(scope: BusinessScope, id: string): SQL | undefined {
  return and(isRecord(integrations, scope, id), eq(integrations.status, 'CONNECTED'));
}

/** Keeps that payments were received. Of two workers with the same delivery, one counts it. */
async function keepSent(
  { transaction, scope, now }: SyncContext,
  connected: Connected,
  { after, payments }: { readonly after: SentUntil; readonly payments: readonly Row[] },
): Promise<void> {
  // Before its access, as everyone else who writes to both.
  const isThis = isConnected(scope, connected.recordId);
  const [integration] = await transaction.select().from(integrations).where(isThis).for('update');
  if (integration === undefined) return;
  const last = payments.at(-1) ?? after;
  const isUnmoved = and(
    isConnection(scope, connected),
    eq(platform_access.sent_created, after.created),
    eq(platform_access.sent_id, after.id),
  );
  const [moved] = await transaction
    .update(platform_access)
    .set({ sent_created: last.created, sent_id: last.id })
    .where(isUnmoved)
    .returning({ id: platform_access.record_id });
  if (moved === undefined) return;
  const sent_count = integration.sent_count + payments.length;
  await transaction.update(integrations).set({ sent_count, synced: now, updated: now }).where(isThis);
}

async function nextPayments(context: SyncContext, connected: Connected): Promise<Delivery | undefined> {
  const { transaction, scope } = context;
  const [integration] = await transaction.select().from(integrations).where(isConnected(scope, connected.recordId));
  const access = await readAccess(transaction, scope, connected);
  if (integration === undefined || access === undefined) return undefined;
  const { token, sent: after } = access;
  const payments = await paymentsAfter(context, after);
  const isEmpty = payments.length === 0;
  return {
    isEmpty,
    async send(platform) {
      const problem = isEmpty ? undefined : await platform.send({ token, payments: payments.map(sentPayment) });
      return problem ?? ((kept) => keepSent(kept, connected, { after, payments }));
    },
  };
}

async function failIntegration(
  { transaction, scope, now }: SyncContext,
  connected: Connected,
  problem: PlatformProblem,
): Promise<void> {
  const isThis = isConnected(scope, connected.recordId);
  const [integration] = await transaction.select().from(integrations).where(isThis).for('update');
  if (integration === undefined || (await readAccess(transaction, scope, connected)) === undefined) return;
  const after = { status: 'NEEDS_ATTENTION', problem } as const;
  await transaction
    .update(integrations)
    .set({ ...after, updated: now })
    .where(isThis);
  const target = { type: 'integration', id: formatRecordId('intg', connected.recordId) };
  const before = { status: 'CONNECTED', problem: null };
  await recordSystemActivity(transaction, scope, { action: 'RECORD_CHANGED', ...target, before, after }, now);
}

/** Payments for connected systems. Rule products.integration-payments, products.integration-problem. */
export const paymentSync: ConnectionSync = { next: nextPayments, fail: failIntegration };
