import type { Country } from '#contract/generated/config.ts';
import type { payment_methods } from '../../database/schema/index.ts';

type Row = typeof payment_methods.$inferSelect;

/** A payment method that businesses of a country can have. */
export type CatalogueMethod = readonly [channel: Row['channel'], category: Row['category'], name: string];

const INDONESIA: readonly CatalogueMethod[] = [
  ['BCA', 'BANK_TRANSFER', 'BCA Virtual Account'],
  ['BCA_DIRECT', 'BANK_TRANSFER', 'BCA Virtual Account, direct'],
  ['BNI', 'BANK_TRANSFER', 'BNI Virtual Account'],
  ['BRI', 'BANK_TRANSFER', 'BRI Virtual Account'],
  ['MANDIRI', 'BANK_TRANSFER', 'Mandiri Virtual Account'],
  ['PERMATA', 'BANK_TRANSFER', 'Permata Virtual Account'],
  ['BSI', 'BANK_TRANSFER', 'BSI Virtual Account'],
  ['CIMB', 'BANK_TRANSFER', 'CIMB Niaga Virtual Account'],
  ['CARDS', 'CREDIT_CARD', 'Visa, Mastercard, JCB'],
  ['ALFAMART', 'RETAIL_OUTLET', 'Alfamart'],
  ['INDOMARET', 'RETAIL_OUTLET', 'Indomaret'],
  ['QRIS', 'QRIS', 'QRIS'],
  ['OVO', 'EWALLET', 'OVO'],
  ['DANA', 'EWALLET', 'DANA'],
  ['LINKAJA', 'EWALLET', 'LinkAja'],
  ['SHOPEEPAY', 'EWALLET', 'ShopeePay'],
  ['DD_BRI', 'DIRECT_DEBIT', 'BRI Direct Debit'],
  ['DD_MANDIRI', 'DIRECT_DEBIT', 'Mandiri Direct Debit'],
  ['KREDIVO', 'PAY_LATER', 'Kredivo'],
  ['AKULAKU', 'PAY_LATER', 'Akulaku'],
];

const PHILIPPINES: readonly CatalogueMethod[] = [
  ['BPI', 'BANK_TRANSFER', 'BPI'],
  ['BDO', 'BANK_TRANSFER', 'BDO'],
  ['METROBANK', 'BANK_TRANSFER', 'Metrobank'],
  ['UNIONBANK', 'BANK_TRANSFER', 'UnionBank'],
  ['PH_CARDS', 'CREDIT_CARD', 'Visa, Mastercard'],
  ['SEVEN_ELEVEN', 'RETAIL_OUTLET', '7-Eleven'],
  ['CEBUANA', 'RETAIL_OUTLET', 'Cebuana Lhuillier'],
  ['GCASH', 'EWALLET', 'GCash'],
  ['MAYA', 'EWALLET', 'Maya'],
  ['GRABPAY', 'EWALLET', 'GrabPay'],
  ['SHOPEEPAY', 'EWALLET', 'ShopeePay'],
  ['DD_BPI', 'DIRECT_DEBIT', 'BPI Direct Debit'],
  ['UBP', 'DIRECT_DEBIT', 'UnionBank Direct Debit'],
  ['BILLEASE', 'PAY_LATER', 'BillEase'],
];

/** The payment methods of each country. Singapore only sends money. */
export const METHOD_CATALOGUE: Readonly<Record<Country, readonly CatalogueMethod[]>> = {
  ID: INDONESIA,
  PH: PHILIPPINES,
  SG: [],
};

/** The code of a method's product, unique in a business. */
export function productCode([channel, category]: CatalogueMethod): string {
  return `${category}_${channel}`;
}
