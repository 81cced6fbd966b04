import type { Country } from '#contract/generated/config.ts';
import type { billing_charges, billing_statements } from '../../database/schema/index.ts';
import { feeTax } from '../payments/acceptPayment.ts';

/** What a charge is for. */
export type ChargeType = (typeof billing_charges.$inferSelect)['type'];

/** Records of a type in a month that cost nothing. */
export const FREE: Readonly<Record<ChargeType, number>> = {
  invoice: 5,
  virtual_account: 5,
  credit_card: 5,
  disbursement: 5,
  batch_disbursement: 1,
  remittance: 5,
  transactions: 10,
  escrow: 5,
};

/**
 * Price of each further record, minor units of the country's currency, before tax. Payments have their fees one by one, so
 * that transactions are charged for in Singapore alone, where regional remittance has no such fees.
 * Rule settings.billing-issued.
 */
export const PRICES: Readonly<Record<Country, Readonly<Partial<Record<ChargeType, bigint>>>>> = {
  ID: {
    invoice: 5_000n,
    virtual_account: 4_000n,
    credit_card: 3_000n,
    disbursement: 3_500n,
    batch_disbursement: 25_000n,
    remittance: 15_000n,
    escrow: 10_000n,
  },
  PH: {
    invoice: 1_500n,
    virtual_account: 1_200n,
    credit_card: 900n,
    disbursement: 1_000n,
    batch_disbursement: 7_500n,
    remittance: 4_500n,
    escrow: 3_000n,
  },
  SG: { remittance: 100n, transactions: 25n, batch_disbursement: 200n, disbursement: 50n },
};

/** When a statement is due, and our account to which it is paid by bank transfer. */
interface PaymentTerms {
  readonly term: (typeof billing_statements.$inferSelect)['due_date_term'];
  readonly payTo: string;
}

/** How statements are paid, by country. */
export const PAYMENT_TERMS: Readonly<Record<Country, PaymentTerms>> = {
  ID: { term: 'NET_30', payTo: 'BCA 2180 9911 04, PT Beranda Nusantara' },
  PH: { term: 'NET_14', payTo: 'BDO 0045 8812 7730, Beranda Philippines Inc.' },
  SG: { term: 'NET_7', payTo: 'DBS 072 118 4406, Beranda Pte. Ltd.' },
};

/** Days after which a statement is due. */
export function daysOf(term: PaymentTerms['term']): number {
  return Number(term.slice('NET_'.length));
}

/** A charge of a month; amounts in minor units. */
export interface Charge {
  readonly type: ChargeType;
  /** How many are charged for: those beyond what is free. */
  readonly count: number;
  readonly amount: bigint;
}

/** The charges for what a business used in a month, by how many records of each type it made. */
export function chargesOf(country: Country, used: Readonly<Partial<Record<ChargeType, number>>>): Charge[] {
  return chargedTypes(country).flatMap(({ type, price }) => {
    const count = (used[type] ?? 0) - FREE[type];
    return count > 0 ? [{ type, count, amount: BigInt(count) * price }] : [];
  });
}

/** What is charged for in a country. */
export function chargedTypes(country: Country): { readonly type: ChargeType; readonly price: bigint }[] {
  return Object.entries(PRICES[country]).map(([type, price]) => ({ type: type as ChargeType, price }));
}

/** The sums of a statement, minor units. The tax is that of fees. */
export function sumsOf(country: Country, charges: readonly Charge[]) {
  const amount = charges.reduce((sum, charge) => sum + charge.amount, 0n);
  const tax = feeTax(amount, country);
  return { amount, tax, total: amount + tax };
}
