import { and, asc, eq, lt, type SQL, sql } from 'drizzle-orm';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import { unseal } from '../../core/secrets/seal.ts';
import { belongsTo, isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { integration_access, integrations, transactions } from '../../database/schema/index.ts';
import type { PaymentDelivery, PlatformProblem, SentPayment } from '../platforms/Platform.ts';

/** Payments of a delivery. */
const DELIVERY_SIZE = 200;

/** A payment is sent this many milliseconds after it was made, or later: an earlier one may be committed until then. */
const SETTLES = 60_000;

type Row = typeof transactions.$inferSelect;

/** A delivery for a connected system. */
export interface Unsent extends Omit<PaymentDelivery, 'id'> {
  readonly deliveryId: string;
  /** Where the delivery begins: after this payment. */
  readonly after: Pick<Row, 'created' | 'id'>;
  /** The last payment of the delivery; where it begins when it has none. */
  readonly until: Pick<Row, 'created' | 'id'>;
  /** Whether no other one follows at once. */
  readonly isLast: boolean;
}

function isAccess(scope: BusinessScope, id: string): SQL | undefined {
  return and(belongsTo(integration_access, scope), eq(integration_access.integration_id, id));
}

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

/**
 * The oldest payments that a connected system has not received, in the order in which they were made; `undefined` when it is
 * not connected. Rule products.integration-payments.
 */
export async function unsentPayments(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  /** UUID of the integration. */
  id: string,
  now: Date,
): Promise<Unsent | undefined> {
  const [integration] = await transaction
    .select()
    .from(integrations)
    .where(isRecord(integrations, scope, id));
  const [access] = await transaction.select().from(integration_access).where(isAccess(scope, id));
  if (integration?.status !== 'CONNECTED' || access === undefined) return undefined;
  const after = { created: access.sent_created, id: access.sent_id };
  const rows = await transaction
    .select()
    .from(transactions)
    .where(
      and(
        belongsTo(transactions, scope),
        eq(transactions.type, 'PAYMENT'),
        eq(transactions.status, 'COMPLETED'),
        sql`(${transactions.created}, ${transactions.id}) > (${after.created.toISOString()}::timestamptz, ${after.id}::uuid)`,
        lt(transactions.created, new Date(now.getTime() - SETTLES)),
      ),
    )
    .orderBy(asc(transactions.created), asc(transactions.id))
    .limit(DELIVERY_SIZE);
  return {
    token: unseal('integration', access.token),
    deliveryId: `${id} ${after.created.toISOString()} ${after.id}`,
    payments: rows.map(sentPayment),
    after,
    until: rows.at(-1) ?? after,
    isLast: rows.length < DELIVERY_SIZE,
  };
}

/** Keeps how far payments are sent. Of two workers with the same delivery, one counts it. */
export async function keepSent(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  id: string,
  { after, until, payments }: Unsent,
): Promise<void> {
  if (payments.length === 0) return;
  const [moved] = await transaction
    .update(integration_access)
    .set({ sent_created: until.created, sent_id: until.id })
    .where(
      and(
        isAccess(scope, id),
        eq(integration_access.sent_created, after.created),
        eq(integration_access.sent_id, after.id),
      ),
    )
    .returning({ id: integration_access.integration_id });
  if (moved === undefined) return;
  await transaction
    .update(integrations)
    .set({ sent_count: sql`${integrations.sent_count} + ${payments.length}` })
    .where(isRecord(integrations, scope, id));
}

function isConnected(scope: BusinessScope, id: string): SQL | undefined {
  return and(isRecord(integrations, scope, id), eq(integrations.status, 'CONNECTED'));
}

/** Says that a connected system has every payment until now. */
export async function endSync(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  id: string,
  now: Date,
): Promise<void> {
  await transaction.update(integrations).set({ synced: now, updated: now }).where(isConnected(scope, id));
}

/** The system takes nothing any more, until a person connects it again. Rule products.integration-problem. */
export async function breakIntegration(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  id: string,
  problem: PlatformProblem,
  now: Date,
): Promise<void> {
  const after = { status: 'NEEDS_ATTENTION', problem } as const;
  const [broken] = await transaction
    .update(integrations)
    .set({ ...after, updated: now })
    .where(isConnected(scope, id))
    .returning({ id: integrations.id });
  if (broken === undefined) return;
  const target = { type: 'integration', id: formatRecordId('intg', id) };
  const before = { status: 'CONNECTED', problem: null };
  await recordSystemActivity(transaction, scope, { action: 'RECORD_CHANGED', ...target, before, after }, now);
}
