import { randomBytes } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { belongsTo } from '../../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { invoices, payment_links, payment_requests } from '../../../database/schema/index.ts';
import type { Payable } from '../payables/Payable.ts';
import { aboutOf } from '../payables/payableRows.ts';
import { recordFailedPayment } from '../recordFailedPayment.ts';

/** UUIDs of records with this prefix. */
function uuidsOf(prefix: string, ids: readonly string[]): string[] {
  return ids.flatMap((id) => parseRecordId(prefix, id) ?? []);
}

/** What the transactions of records that are paid once take from them, by UUID; a link that many pay is not among them. */
async function paidOnce(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  paidFor: readonly string[],
): Promise<ReadonlyMap<string, Payable['about']>> {
  const invoiceIds = uuidsOf('inv', paidFor);
  const linkIds = uuidsOf('plk', paidFor);
  const found = [
    ...(invoiceIds.length === 0
      ? []
      : await transaction
          .select()
          .from(invoices)
          .where(and(belongsTo(invoices, scope), inArray(invoices.id, invoiceIds)))),
    ...(linkIds.length === 0
      ? []
      : await transaction
          .select()
          .from(payment_links)
          .where(
            and(belongsTo(payment_links, scope), eq(payment_links.type, 'SINGLE'), inArray(payment_links.id, linkIds)),
          )),
  ];
  return new Map(found.map((row) => [row.id, aboutOf(row)]));
}

/**
 * Records the payments that did not come in time, of payment requests that have expired (UUIDs): those for an invoice or a
 * link of one payment. Of a link that many pay, a page that was opened and left is no payment.
 * Rule transactions.failed-payments.
 */
export async function recordUnpaid(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  expired: readonly string[],
  now: Date,
): Promise<void> {
  const requests = await transaction
    .select()
    .from(payment_requests)
    .where(and(belongsTo(payment_requests, scope), inArray(payment_requests.id, [...expired])));
  const records = await paidOnce(
    transaction,
    scope,
    requests.map(({ paid_for }) => paid_for),
  );
  for (const { channel_category, channel, amount, currency, paid_for } of requests) {
    const about = records.get(parseRecordId('inv', paid_for) ?? parseRecordId('plk', paid_for) ?? '');
    // A card has no network before it is entered; one that is declined has its payment.
    if (about === undefined || channel_category === 'CARD' || channel === 'CARDS' || channel === 'PH_CARDS') continue;
    const reference = randomBytes(8).toString('hex').toUpperCase();
    const failed = { channel_category, channel, amount, currency, paid_for, ...about, split_rule_id: null, reference };
    await recordFailedPayment(transaction, scope, { ...failed, failure_code: 'EXPIRED_PAYMENT' }, now);
  }
}
