import type { TransactionRow } from '../rows.ts';

type Taken =
  | 'id'
  | 'channel_category'
  | 'channel'
  | 'external_id'
  | 'customer_id'
  | 'customer_name'
  | 'description'
  | 'amount'
  | 'paid_for';

/** A payment of an invoice, a link, a QR code, an order or a plan: what its transaction takes from it, and when it was paid. */
export interface PayablePayment extends Pick<TransactionRow, Taken> {
  readonly paid: Date;
}
