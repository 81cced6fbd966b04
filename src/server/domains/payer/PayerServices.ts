import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import type { CardAcquirers } from '../cards/acquirer/CardAcquirer.ts';
import { cardMethod } from '../cards/cardMethod.ts';
import type { PayableBusiness } from '../payments/payables/Payable.ts';
import { type PaymentMethod, paymentMethods, type RequestMethod } from '../payments/payables/paymentMethods.ts';
import { type PaymentServices, takesPayments } from '../payments/providers/PaymentProvider.ts';

/** Services of the payer's page. */
export interface PayerServices extends PaymentServices {
  readonly cardAcquirers: CardAcquirers;
}

type Connected = Pick<PayerServices, 'paymentProviders' | 'cardAcquirers'>;

type Mode = Pick<BusinessScope, 'environment'>;

/** Whether payers can enter a card: in test mode a test card, in live mode on the page of an acquirer. */
function takesCards({ cardAcquirers }: Connected, { environment }: Mode): boolean {
  return environment === 'DEVELOPMENT' || cardAcquirers[environment] !== undefined;
}

/** Whether payers can pay by any method. Rule invoices.payer-live. */
export function takesAny(services: Connected, mode: Mode): boolean {
  return takesPayments(services, mode) || takesCards(services, mode);
}

/** Categories after which cards are offered. */
const BEFORE_CARDS: ReadonlySet<string> = new Set(['VIRTUAL_ACCOUNT', 'QR_CODE', 'EWALLET']);

/**
 * The ways in which payers of the page can pay a business now, in the order in which they are offered; where they can pay by
 * none, those that the business has.
 * Rule accept.live-methods, cards.paid-on-the-page.
 */
export async function offeredMethods(
  services: Connected,
  transaction: BusinessTransaction,
  business: Pick<PayableBusiness, 'scope' | 'country'>,
): Promise<(PaymentMethod | RequestMethod)[]> {
  const { scope } = business;
  const isShown = !takesAny(services, scope);
  const others = isShown || takesPayments(services, scope) ? await paymentMethods(transaction, business) : [];
  const card = isShown || takesCards(services, scope) ? await cardMethod(transaction, business) : undefined;
  if (card === undefined) return others;
  const isBefore = ({ channel_category }: PaymentMethod) => BEFORE_CARDS.has(channel_category);
  return [...others.filter(isBefore), card, ...others.filter((method) => !isBefore(method))];
}
