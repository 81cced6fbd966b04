import type { Currency } from '#contract/money/currencies.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { belongsTo } from '../../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { retail_outlet_settings } from '../../../database/schema/index.ts';
import { startOfCodes } from '../../paymentMethods/startOfCodes.ts';
import { qrisText } from '../../qr/qrisText.ts';
import type { PaymentMethod } from '../payables/paymentMethods.ts';
import { unusedAccountNumber, unusedNumber } from './unusedNumber.ts';

/** The longest code for a cashier, and the fewest digits after its start. */
const RETAIL_LENGTH = 18;
const RETAIL_DIGITS = { min: 6, max: 10 };

/** What a code is made from. */
interface Coded {
  readonly scope: BusinessScope;
  /** Name of the business. */
  readonly name: string;
  /** UUID of the payment request. */
  readonly requestId: string;
  readonly category: PaymentMethod['channel_category'];
  /** The bank or outlet. */
  readonly channel: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly currency: Currency;
  /** What retail codes begin with, where the business has chosen no other start at the outlet. */
  readonly prefix: string;
}

/** The settings of a business's retail payment codes; undefined without any. Rule accept.retail-codes. */
export async function retailSettings(transaction: BusinessTransaction, scope: BusinessScope) {
  const [settings] = await transaction
    .select()
    .from(retail_outlet_settings)
    .where(belongsTo(retail_outlet_settings, scope));
  return settings;
}

/** How many digits follow the start of a retail code. */
function retailDigits(start: string): number {
  return Math.max(RETAIL_DIGITS.min, Math.min(RETAIL_DIGITS.max, RETAIL_LENGTH - start.length));
}

/**
 * What a payer transfers to, says at the cashier, or scans; null where they approve the payment in an app.
 * Rule accept.payment-request, accept.retail-codes-given.
 */
export async function makePaymentCode(transaction: BusinessTransaction, coded: Coded): Promise<string | null> {
  const { scope, category, channel, name, requestId, amount, currency, prefix } = coded;
  switch (category) {
    case 'VIRTUAL_ACCOUNT':
      return unusedAccountNumber(transaction, scope, await startOfCodes(transaction, scope, channel));
    case 'RETAIL_OUTLET': {
      const start = (await startOfCodes(transaction, scope, channel)) ?? prefix;
      return unusedNumber(transaction, scope, start, retailDigits(start));
    }
    case 'QR_CODE': {
      const reference = requestId.replaceAll('-', '').slice(-20).toUpperCase();
      return qrisText({ name, reference, amount: toDecimal(amount, currency) });
    }
    default:
      return null;
  }
}
