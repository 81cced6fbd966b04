import type { CreationOutcome, OperationContext } from '../operations/operation.ts';
import { createRecord } from '../operations/records/createRecord.ts';
import { qrisText } from './qrisText.ts';

/** `qr_codes.create`: adds a code, which holds what QRIS asks for. Throws API_VALIDATION_ERROR as `records.create` does. */
export function createQrCode(context: OperationContext): Promise<CreationOutcome> {
  const { name } = context.session.business;
  const { amount } = context.input;
  return createRecord(context, ({ external_id }) => ({
    qr_string: qrisText({
      name,
      reference: String(external_id),
      amount: amount === undefined ? undefined : String(amount),
    }),
  }));
}
