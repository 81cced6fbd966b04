import { randomBytes, randomInt } from 'node:crypto';
import type { MadeValue } from '#contract/recordSchema.ts';
import type { OperationContext } from '../operation.ts';

/** Makes what a new record gets where nobody gave a value (`x-made` of its schema). */
const MAKERS: Readonly<Record<MadeValue, (context: OperationContext, recordId: string) => string>> = {
  currency: ({ session }) => session.business.currency,
  country: ({ session }) => session.business.country,
  person_name: ({ session }) => session.user.fullName,
  person_email: ({ session }) => session.user.email,
  reference: ({ record }, recordId) =>
    `${record.idPrefix}-${recordId.replaceAll('-', '').slice(-10)}`.toUpperCase().replaceAll('_', '-'),
  number: () => String(randomInt(1e11, 1e12)),
  // 120 bits: nobody guesses it.
  token: () => randomBytes(15).toString('base64url'),
};

/** The value for a new record, by what its schema says of the field. */
export function makeValue(made: MadeValue, context: OperationContext, recordId: string): string {
  return MAKERS[made](context, recordId);
}
