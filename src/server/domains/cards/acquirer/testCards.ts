import type { Country } from '#contract/generated/config.ts';
import type { SimulatedCardPaymentForm } from '#contract/generated/forms.ts';
import type { credit_card_payments } from '../../../database/schema/index.ts';
import type { AuthenticationEvent, DeclineCode } from './CardAcquirer.ts';

type Payment = typeof credit_card_payments.$inferSelect;

/** The name of a test card: what happens to payments with it. */
export type TestCardName = SimulatedCardPaymentForm['test_card'];

/** A card of the sandbox. No bank has issued its number. */
export interface TestCard {
  readonly number: string;
  readonly brand: Payment['card_brand'];
  readonly type: Payment['card_type'];
  readonly bank: string;
  /** Where it was issued; `undefined`: in the country of the business. */
  readonly issuedIn?: NonNullable<Payment['card_country']>;
  /** What happens when its holder is authenticated. */
  readonly authentication: readonly AuthenticationEvent[];
  /** Why its bank declines; `undefined`: it never does. */
  readonly decline?: DeclineCode;
  /** Whether refunds of its payments go through the acquirer as in live mode; `undefined`: they succeed at once. */
  readonly refundsLater?: true;
  /** The risk score of its payments, from 0 to 100; `undefined`: it follows from the payment. */
  readonly score?: number;
}

/** The holder is authenticated without noticing it. */
const FRICTIONLESS: readonly AuthenticationEvent[] = ['find_enrolled', 'verify'];

function visa(number: string, behaviour: Partial<TestCard> = {}): TestCard {
  return { number, brand: 'VISA', type: 'CREDIT', bank: 'Test Bank', authentication: FRICTIONLESS, ...behaviour };
}

/**
 * The cards of the sandbox, by what happens to payments with them. First and last digits differ from card to card; they are
 * what lists and payments show of a card.
 * Rule cards.test-cards.
 */
export const TEST_CARDS: Readonly<Record<TestCardName, TestCard>> = {
  VISA_CHARGED: visa('4000000000001018'),
  MASTERCARD_CHARGED: visa('5200000000001013', { brand: 'MASTERCARD', type: 'DEBIT' }),
  JCB_CHARGED: visa('3530000000001019', { brand: 'JCB' }),
  AMEX_CHARGED: visa('370000000001018', { brand: 'AMEX' }),
  GPN_CHARGED: visa('1946030000001018', { brand: 'GPN', type: 'DEBIT', authentication: ['find_not_enrolled'] }),
  FOREIGN_CHARGED: visa('4265880000001013', { issuedIn: 'US' }),
  CHALLENGE: visa('4000000000001026', { authentication: ['enroll'] }),
  AUTHENTICATION_FAILED: visa('4000000000001034', { authentication: ['find_enrolled', 'fail'] }),
  NOT_ENROLLED: visa('4000000000001042', { authentication: ['find_not_enrolled'] }),
  ENROLLMENT_CHECK_FAILED: visa('4000000000001059', { authentication: ['fail_enrollment_check'] }),
  AUTHENTICATION_ERROR: visa('4000000000001067', { authentication: ['fail_at_processor'] }),
  HIGH_RISK: visa('4000000000001075', { score: 90 }),
  EXPIRED_CARD: visa('4000000000001083', { decline: 'EXPIRED_CARD' }),
  STOLEN_CARD: visa('4000000000001091', { decline: 'STOLEN_CARD' }),
  INACTIVE_CARD: visa('4000000000001109', { decline: 'INACTIVE_CARD' }),
  INVALID_CVN: visa('4000000000001117', { decline: 'INVALID_CVN' }),
  CARD_DECLINED: visa('4000000000001125', { decline: 'CARD_DECLINED' }),
  BIN_BLOCK: visa('4000000000001133', { decline: 'BIN_BLOCK' }),
  '3DS_REQUIRED': visa('4000000000001141', { authentication: ['find_not_enrolled'], decline: '3DS_REQUIRED' }),
  CVN_REQUIRED: visa('4000000000001158', { decline: 'CVN_REQUIRED' }),
  INSUFFICIENT_BALANCE: visa('4000000000001166', { decline: 'INSUFFICIENT_BALANCE' }),
  REFUND_PENDING: visa('4000000000001174', { refundsLater: true }),
  // The simulated provider decides by the last digits.
  REFUND_REFUSED: visa('4000000000028888', { refundsLater: true }),
  REFUND_FAILED: visa('4000000000020000', { refundsLater: true }),
  REFUND_PROCESSOR_ERROR: visa('4000000000069999', { refundsLater: true }),
};

/** The visible digits of a card of a payment: its first six and its last four. Rule cards.kept-digits. */
export function shownNumber(number: string): string {
  return `${number.slice(0, 6)}${'X'.repeat(number.length - 10)}${number.slice(-4)}`;
}

/** Years for which a test card is valid. */
const VALID_YEARS = 3;

/** The columns of a payment about its card, but for its digest. */
export function cardColumns(
  { number, brand, type, bank, issuedIn, decline }: TestCard,
  country: Country,
  now: Date,
): Pick<Payment, 'card_number' | 'card_brand' | 'card_type' | 'card_bank' | 'card_country' | 'card_expiry'> {
  const year = now.getUTCFullYear() + (decline === 'EXPIRED_CARD' ? -1 : VALID_YEARS);
  return {
    card_number: shownNumber(number),
    card_brand: brand,
    card_type: type,
    card_bank: bank,
    card_country: issuedIn ?? country,
    card_expiry: `12/${String(year % 100).padStart(2, '0')}`,
  };
}

const BY_DIGITS = new Map(Object.values(TEST_CARDS).map((card) => [shownNumber(card.number), card]));

/** Whether refunds of payments with these visible digits wait for the acquirer in test mode too. Rule refunds.test-cards. */
export function refundsLater(shown: string): boolean {
  return BY_DIGITS.get(shown)?.refundsLater === true;
}

/** The test card with these visible digits. */
export function testCardOf(shown: string): TestCard {
  const card = BY_DIGITS.get(shown);
  if (card === undefined) throw new Error('No test card has these digits');
  return card;
}
