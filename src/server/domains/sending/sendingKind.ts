import type { RecordSchema } from '#contract/recordSchema.ts';

/** A kind of transfer, and how its batches are stored. */
export interface SendingKind {
  /** The record of a transfer. */
  readonly record: 'disbursement' | 'remittance-payout';
  /** Its field with the recipient's name. */
  readonly recipient: string;
  /** The record of batches. */
  readonly batchRecord: string;
  /** The transfer's field that refers to its batch. */
  readonly batch: string;
}

const KINDS: readonly SendingKind[] = [
  {
    record: 'disbursement',
    recipient: 'account_name',
    batchRecord: 'batch-disbursement',
    batch: 'batch_disbursement_id',
  },
  {
    record: 'remittance-payout',
    recipient: 'recipient_name',
    batchRecord: 'batch-remittance',
    batch: 'batch_remittance_id',
  },
];

/** The kind of a record, or of a batch of such records. */
export function sendingKind({ name }: RecordSchema): SendingKind {
  const kind = KINDS.find(({ record, batchRecord }) => record === name || batchRecord === name);
  if (kind === undefined) throw new Error(`${name} sends no money.`);
  return kind;
}
