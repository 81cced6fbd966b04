import type { Bank } from '../data/channels.ts';
import type { TransactionRow } from '../rows.ts';
import type { TradeState } from './tradeState.ts';

/** Prefix of each bank's account numbers. */
const ACCOUNT_PREFIXES: Readonly<Record<Bank, string>> = {
  BCA: '39358',
  MANDIRI: '88608',
  BNI: '8808',
  BRI: '26215',
  PERMATA: '8214',
  BSI: '9347',
  CIMB: '9349',
  BPI: '3012',
  UNIONBANK: '1096',
  BDO: '0072',
  METROBANK: '4130',
};

/** The payment into a virtual account of the business that became a transaction, at the moment when it was paid. */
export function makeAccountPayment({ random, businessName, chunk }: TradeState, transaction: TransactionRow): void {
  const { id, created, channel, external_id, reference, amount, fee, currency, customer_id, customer_name } =
    transaction;
  const bank = channel as Bank;
  chunk.payments.push({
    id: random.uuid(created.getTime()),
    created,
    updated: created,
    status: 'COMPLETED',
    bank,
    account_number: ACCOUNT_PREFIXES[bank] + random.digits(11),
    account_name: businessName.toUpperCase(),
    external_id,
    reference,
    amount,
    fee,
    currency,
    paid: created,
    transaction_id: id,
    customer_id: customer_id ?? null,
    customer_name: customer_name ?? null,
  });
}
