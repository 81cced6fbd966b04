import { and, desc, eq } from 'drizzle-orm';
import { belongsTo } from '../../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { credit_card_payments } from '../../../database/schema/index.ts';
import type { PayableBusiness } from '../../payments/payables/Payable.ts';
import type { LockedRequest } from '../../payments/requests/payRequest.ts';
import type { EnteredCard } from '../acquirer/CardAcquirer.ts';
import type { ArrivingPayment } from '../intake/acceptCard.ts';
import type { CardPayment } from '../intake/CardIntake.ts';

/** The card payment of a payment request, by the UUID of the request; `undefined`: no card was entered yet. */
export async function requestedPayment(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  requestId: string,
): Promise<CardPayment | undefined> {
  const { payment_request_id, created } = credit_card_payments;
  const [payment] = await transaction
    .select()
    .from(credit_card_payments)
    .where(and(belongsTo(credit_card_payments, scope), eq(payment_request_id, requestId)))
    .orderBy(desc(created), desc(credit_card_payments.id))
    .limit(1);
  return payment;
}

/** A payment of a payment request, as it arrives with the card that its payer entered. */
export function arrivingPayment(
  { name }: Pick<PayableBusiness, 'name'>,
  { payable: { about, payerEmail }, request }: LockedRequest,
  { card, cardholder_name, ip_address, ip_country }: EnteredCard,
): ArrivingPayment {
  const { id, amount, currency, purpose } = request;
  return {
    source: 'INVOICE',
    descriptor: name.toUpperCase(),
    description: purpose ?? about.description ?? null,
    amount,
    currency,
    installment_months: null,
    authorize_only: false,
    ip_address,
    ip_country,
    customer_id: about.customer_id ?? null,
    customer_name: about.customer_name ?? null,
    payer_email: payerEmail,
    payment_request_id: id,
    externalId: about.external_id,
    card,
    cardholder: cardholder_name,
    promotionCode: undefined,
    withoutCvn: false,
  };
}
