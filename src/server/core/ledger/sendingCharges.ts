import type { Country } from '#contract/generated/config.ts';
import type { Currency } from '#contract/money/currencies.ts';

/** Fee for each disbursement, minor units, before tax. Rule money.sending-fees. */
const FEE: Readonly<Record<Currency, bigint>> = { IDR: 2_500n, PHP: 1_000n, USD: 75n };

/** Fee for each release of escrow, minor units, before tax. Rule products.escrow-moves. */
const ESCROW_FEE: Readonly<Record<Currency, bigint>> = { IDR: 5_000n, PHP: 2_000n, USD: 150n };

/** Tax on the fee, in percent: PPN in Indonesia, VAT in the Philippines. */
const TAX_PERCENT: Readonly<Record<Country, bigint>> = { ID: 11n, PH: 12n, SG: 0n };

/** What is charged for a movement, minor units. */
export interface Charges {
  readonly fee: bigint;
  /** On the fee. */
  readonly tax: bigint;
}

/** A fee and its tax, which is rounded half up, as on invoices. */
function withTax(fee: bigint, country: Country): Charges {
  return { fee, tax: (fee * TAX_PERCENT[country] + 50n) / 100n };
}

/** The charges of a disbursement. */
export function sendingCharges(currency: Currency, country: Country): Charges {
  return withTax(FEE[currency], country);
}

/** The charges of a release of escrow. */
export function escrowCharges(currency: Currency, country: Country): Charges {
  return withTax(ESCROW_FEE[currency], country);
}
