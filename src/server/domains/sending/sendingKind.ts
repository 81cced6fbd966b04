import type { RecordSchema } from '#contract/recordSchema.ts';

/** One kind of money that is sent, and how its batches are kept. */
export interface SendingKind {
  /** The record of what is sent. */
  readonly record: 'disbursement' | 'remittance-payout';
  /** Its field that names who is paid. */
  readonly recipient: string;
  /** The record of the batches. */
  readonly batchRecord: string;
  /** The field of what is sent that names its batch. */
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

/** The kind that a record, or a batch of such records, is of. */
export function sendingKind({ name }: RecordSchema): SendingKind {
  const kind = KINDS.find(({ record, batchRecord }) => record === name || batchRecord === name);
  if (kind === undefined) throw new Error(`${name} sends no money.`);
  return kind;
}
