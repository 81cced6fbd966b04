import { randomBytes, randomInt } from 'node:crypto';
import type { MadeValue } from '#contract/recordSchema.ts';
import type { OperationContext } from '../operation/operation.ts';
import { receiptNumber, receiptSettings } from './receiptNumber.ts';

/** A number of a virtual account. Rule accept.virtual-account-number. */
function accountNumber(): string {
  return String(randomInt(1e11, 1e12));
}

/** The end of an address that cannot be guessed: 120 bits. */
export function randomToken(): string {
  return randomBytes(15).toString('base64url');
}

/** Generates default values of a new record (`x-made` of its schema). */
const MAKERS: Readonly<
  Record<Exclude<MadeValue, 'receipt_number'>, (context: OperationContext, recordId: string) => string>
> = {
  currency: ({ session }) => session.business.currency,
  country: ({ session }) => session.business.country,
  person_name: ({ session }) => session.user.fullName,
  person_email: ({ session }) => session.user.email,
  reference: ({ record }, recordId) =>
    `${record.idPrefix}-${recordId.replaceAll('-', '').slice(-10)}`.toUpperCase().replaceAll('_', '-'),
  number: accountNumber,
  token: randomToken,
};

/** The generated value of a field. */
export function makeValue(made: keyof typeof MAKERS, context: OperationContext, recordId: string): string {
  return MAKERS[made](context, recordId);
}

/** Like `makeValue`, for values that need a database query. */
export async function makeFieldValue(made: MadeValue, context: OperationContext, recordId: string): Promise<string> {
  if (made !== 'receipt_number') return makeValue(made, context, recordId);
  return receiptNumber(await receiptSettings(context.transaction, context.session.scope), recordId);
}
