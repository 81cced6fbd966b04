import { v7 as uuidv7 } from 'uuid';
import type { BatchPaymentLinkForm } from '#contract/generated/forms.ts';
import { parseDecimal } from '#contract/money/decimal.ts';
import { invalidFields } from '../../core/errors/ApiError.ts';
import { sendMail } from '../../core/outbox/sendMail.ts';
import { scopeColumns } from '../../database/belongsTo.ts';
import { payment_links } from '../../database/schema/index.ts';
import type { CreationOutcome, OperationContext } from '../../engine/operations/operation/operation.ts';
import { recordMail } from '../../engine/operations/operation/recordMail.ts';
import { createRecord } from '../../engine/operations/records/createRecord.ts';
import { duplicateRows } from '../../engine/operations/records/duplicateRows.ts';
import { makeValue } from '../../engine/operations/records/makeValue.ts';

type LinkRow = typeof payment_links.$inferInsert;

/** Mails each link that has an address to its payer, as a single link is mailed. Rule invoices.mailed. */
async function mailLinks({ transaction, session, brand, now }: OperationContext, rows: readonly LinkRow[]) {
  const record = brand.config.records.get('payment-link');
  if (record === undefined) throw new Error('The config has no record payment-link');
  const { business } = session;
  const about = {
    mail: 'payment_link',
    record,
    business,
    brand,
    language: business.country === 'ID' ? 'id' : 'en',
  } as const;
  for (const row of rows) {
    if (row.payer_email)
      await sendMail(transaction, { ...recordMail({ ...about, row: { ...row } }), to: row.payer_email }, now);
  }
}

/**
 * `payment_link_batches.create`: creates a single-use payment link for each row. Throws API_VALIDATION_ERROR with row and
 * column of each error; then no link is created.
 * Rule invoices.link-batches.
 */
export async function createLinkBatch(context: OperationContext): Promise<CreationOutcome> {
  const { transaction, session, now } = context;
  const { rows } = context.input as unknown as BatchPaymentLinkForm;
  const { currency } = session.business;
  const errors = await duplicateRows(context, rows, payment_links);
  if (errors.length > 0) throw invalidFields(errors);
  const amounts = rows.map(({ amount }) => parseDecimal(amount, currency));
  const made = await createRecord(context, () => ({
    status: 'COMPLETED',
    links_count: rows.length,
    total_amount: amounts.reduce((sum, amount) => sum + amount, 0n),
    completed: now,
  }));
  const reference = made.recordId.replaceAll('-', '').slice(-10).toUpperCase();
  const links: LinkRow[] = rows.map(({ title, description, external_id, payer_email, end_date }, index) => {
    // Lists show the newest first, so this keeps the order of the file.
    const id = uuidv7({ msecs: now.getTime(), seq: rows.length - 1 - index });
    return {
      ...scopeColumns(session.scope),
      id,
      created: now,
      updated: now,
      type: 'SINGLE' as const,
      status: 'ACTIVE' as const,
      title,
      description: description ?? null,
      external_id: external_id ?? `PLB-${reference}-${index + 1}`,
      payer_email: payer_email ?? null,
      amount: amounts[index] ?? 0n,
      currency,
      link: String(makeValue('token', context, id)),
      end_date: end_date ?? null,
      usage_limit: 1,
      payments_count: 0,
      paid_amount: 0n,
      batch_id: made.recordId,
      created_by: session.user.email,
    };
  });
  await transaction.insert(payment_links).values(links);
  await mailLinks(context, links);
  return made;
}
