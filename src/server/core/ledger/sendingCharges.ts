import type { Country } from '#contract/generated/config.ts';
import type { Currency } from '#contract/money/currencies.ts';

/** Fee for each disbursement, minor units, before tax. Rule money.sending-fees. */
const FEE: Readonly<Record<Currency, bigint>> = { IDR: 2_500n, PHP: 1_000n, USD: 75n };

/** Tax on the fee, in percent: PPN in Indonesia, VAT in the Philippines. */
const TAX_PERCENT: Readonly<Record<Country, bigint>> = { ID: 11n, PH: 12n, SG: 0n };

/** The charges of a disbursement, minor units; tax is rounded half up, as on invoices. */
export function sendingCharges(currency: Currency, country: Country): { readonly fee: bigint; readonly tax: bigint } {
  const fee = FEE[currency];
  return { fee, tax: (fee * TAX_PERCENT[country] + 50n) / 100n };
}
