import type { credit_card_payments, transactions } from '../../database/schema/index.ts';

/** The channel of the transaction, for each card network; some have none of their own. */
export const NETWORK_CHANNELS: Readonly<
  Record<(typeof credit_card_payments.$inferSelect)['card_brand'], (typeof transactions.$inferSelect)['channel']>
> = {
  VISA: 'VISA',
  'VISA-ELECTRON': 'VISA',
  MASTERCARD: 'MASTERCARD',
  MAESTRO: 'MASTERCARD',
  AMEX: 'AMEX',
  JCB: 'JCB',
  BCA: 'BCA',
  DISCOVER: 'JCB',
  DANKORT: 'VISA',
  GPN: 'MASTERCARD',
  UNKNOWN: 'VISA',
};
