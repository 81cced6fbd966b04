import type { Country } from '#contract/generated/config.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { ereceipts } from '../../database/schema/index.ts';
import { receiptSettings } from '../../engine/operations/records/receiptNumber.ts';
import { NO_ADDRESS } from '../customers/eraseCustomer.ts';
import { findAddressed } from '../payer/findPayerAddress.ts';
import type { PayerLook } from '../payer/PayerLook.ts';
import { readPayee } from '../payer/readPayerPage.ts';

type Receipt = typeof ereceipts.$inferSelect;

/** A receipt as its buyer sees it: no ids and no e-mail addresses. */
export interface ReceiptView {
  /** draft: it was not sent yet, and only its state is shown. */
  readonly state: 'draft' | 'valid' | 'void';
  /** The trade name of the settings, else the name of the business. */
  readonly seller: string;
  readonly sellerAddress: string | null;
  readonly taxNumber: string | null;
  readonly number: string;
  /** null: no name is known, or the customer was erased. */
  readonly buyer: string | null;
  readonly description: string;
  /** A day, where the business is. */
  readonly purchased: string;
  readonly paymentMethod: Receipt['payment_method'];
  /** Decimal string of major units, VAT included. */
  readonly amount: string;
  readonly vat: string | null;
  readonly currency: string;
  readonly note: string | null;
  readonly testMode: boolean;
}

/** The page of a receipt: what the buyer sees, and what it is drawn with. */
export interface ReceiptPage {
  readonly view: ReceiptView;
  readonly brand: string;
  readonly country: Country;
  /** undefined: the business has no checkout settings. */
  readonly look: PayerLook | undefined;
}

const STATES: Readonly<Record<Receipt['status'], ReceiptView['state']>> = {
  DRAFT: 'draft',
  SENT: 'valid',
  VIEWED: 'valid',
  VOIDED: 'void',
};

/** The buyer's name, unless it is an email address or the business's own reference of an erased customer. */
function shownName({ buyer_name: name, buyer_email: email }: Receipt): string | null {
  return name.includes('@') || email === NO_ADDRESS ? null : name;
}

/**
 * Reads what the buyer of a receipt's address sees. Throws DATA_NOT_FOUND_ERROR.
 * Rule receipts.opened.
 */
export async function readReceiptPage(
  services: Pick<Services, 'database' | 'pool'>,
  token: string,
): Promise<ReceiptPage> {
  const addressed = await findAddressed(services, token, ['ereceipts']);
  const { scope, recordId } = addressed;
  return inBusiness(services.pool, scope, async (transaction) => {
    const [receipt] = await transaction
      .select()
      .from(ereceipts)
      .where(isRecord(ereceipts, scope, recordId));
    if (receipt === undefined) throw notFound();
    const { business, look } = await readPayee(transaction, addressed);
    const settings = await receiptSettings(transaction, scope);
    const { currency, vat_amount: vat } = receipt;
    const view: ReceiptView = {
      state: STATES[receipt.status],
      seller: settings?.name ?? business.name,
      sellerAddress: settings?.address_line ?? null,
      taxNumber: settings?.tax_number ?? null,
      number: receipt.number,
      buyer: shownName(receipt),
      description: receipt.description,
      purchased: receipt.purchase_date,
      paymentMethod: receipt.payment_method,
      amount: toDecimal(receipt.amount, currency),
      vat: vat === null ? null : toDecimal(vat, currency),
      currency,
      note: receipt.note,
      testMode: scope.environment === 'DEVELOPMENT',
    };
    return { view, brand: business.brand, country: business.country, look };
  });
}
