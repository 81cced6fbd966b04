import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Currency } from '#contract/money/currencies.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { belongsTo } from '../../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { payment_requests, retail_outlet_settings, virtual_accounts } from '../../../database/schema/index.ts';
import { accountNumber } from '../../../engine/operations/records/makeValue.ts';
import { qrisText } from '../../qr/qrisText.ts';
import type { PaymentMethod } from '../payables/paymentMethods.ts';

/** What a code is made from. */
interface Coded {
  readonly scope: BusinessScope;
  /** Name of the business. */
  readonly name: string;
  /** UUID of the payment request. */
  readonly requestId: string;
  readonly category: PaymentMethod['channel_category'];
  /** Minor units. */
  readonly amount: bigint;
  readonly currency: Currency;
  /** What retail codes begin with. */
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

/** Whether a number or code of the business is in use. */
async function isTaken(transaction: BusinessTransaction, scope: BusinessScope, code: string): Promise<boolean> {
  const [account] = await transaction
    .select({ id: virtual_accounts.id })
    .from(virtual_accounts)
    .where(and(belongsTo(virtual_accounts, scope), eq(virtual_accounts.account_number, code)));
  if (account !== undefined) return true;
  const [request] = await transaction
    .select({ id: payment_requests.id })
    .from(payment_requests)
    .where(and(belongsTo(payment_requests, scope), eq(payment_requests.payment_code, code)));
  return request !== undefined;
}

async function unusedCode(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  makeCode: () => string,
): Promise<string> {
  for (;;) {
    const code = makeCode();
    if (!(await isTaken(transaction, scope, code))) return code;
  }
}

/**
 * What a payer transfers to, says at the cashier, or scans; null where they approve the payment in an app.
 * Rule accept.payment-request, accept.retail-codes-given.
 */
export async function makePaymentCode(transaction: BusinessTransaction, coded: Coded): Promise<string | null> {
  const { scope, category, name, requestId, amount, currency, prefix } = coded;
  switch (category) {
    case 'VIRTUAL_ACCOUNT':
      return unusedCode(transaction, scope, accountNumber);
    case 'RETAIL_OUTLET':
      return unusedCode(transaction, scope, () => `${prefix}${randomInt(1e9, 1e10)}`);
    case 'QR_CODE': {
      const reference = requestId.replaceAll('-', '').slice(-20).toUpperCase();
      return qrisText({ name, reference, amount: toDecimal(amount, currency) });
    }
    default:
      return null;
  }
}
