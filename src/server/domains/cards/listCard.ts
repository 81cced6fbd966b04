import { v7 as uuidv7 } from 'uuid';
import { scopeColumns } from '../../database/belongsTo.ts';
import { fraud_list_entries } from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { findPayment } from './findPayment.ts';

type Action = (typeof fraud_list_entries.$inferSelect)['action'];

/** Adds the card of a payment to a list; removes it from the other list. */
async function listCard(context: RecordContext, action: Action): Promise<OperationOutcome> {
  const { transaction, session, now } = context;
  const { scope, user } = session;
  const { card_digest, card_number, external_id } = await findPayment(context);
  if (card_digest === null) throw notAvailable();
  await transaction
    .insert(fraud_list_entries)
    .values({
      ...scopeColumns(scope),
      id: uuidv7({ msecs: now.getTime() }),
      created: now,
      updated: now,
      status: 'ACTIVE',
      list: 'CARD_NUMBER',
      action,
      value: card_digest,
      shown: card_number,
      note: external_id,
      created_by: user.email,
    })
    .onConflictDoUpdate({
      target: [fraud_list_entries.business_id, fraud_list_entries.environment, fraud_list_entries.listed],
      set: { action, updated: now },
    });
  return { activity: 'RECORD_CHANGED', before: {}, after: { fraud_list: action, card_number } };
}

/** `cards.block`: blocks future payments with the card of this payment. */
export function blockCard(context: RecordContext): Promise<OperationOutcome> {
  return listCard(context, 'BLOCK');
}

/** `cards.allow`: allows future payments with the card of this payment, regardless of fraud rules. */
export function allowCard(context: RecordContext): Promise<OperationOutcome> {
  return listCard(context, 'ALLOW');
}
