/** Full months whose payments decide an offer. */
export const MONTHS = 3;

/** The share of an average month that is offered, per cent. */
const SHARE = 50n;

/** Offers are rounded down to a multiple of this, minor units of rupiah. */
const STEP = 100_000n;

/** The least and the most that is offered, minor units of rupiah. Rule products.capital-offered. */
export const LEAST = 1_000_000n;
export const MOST = 500_000_000n;

/** What a loan costs, per cent of it. */
const FEE = 4n;

/** Days for which an offer is open. */
export const OPEN_DAYS = 14;

/** Days after which a loan is due, and the share of each day's sales that repays it, per cent. */
const REPAYMENT = { term_days: 90, share_percent: 10 } as const;

/** What is offered; amounts in minor units of rupiah. */
export interface OfferTerms {
  readonly amount: bigint;
  readonly fee: bigint;
  readonly term_days: number;
  readonly share_percent: number;
}

/**
 * What is offered to a business by what its payments of `MONTHS` months came to, minor units of rupiah; `undefined`: it is
 * too little for an offer.
 * Rule products.capital-offered.
 */
export function offerTerms(volume: bigint): OfferTerms | undefined {
  const share = (volume * SHARE) / (100n * BigInt(MONTHS));
  const rounded = share - (share % STEP);
  if (rounded < LEAST) return undefined;
  const amount = rounded < MOST ? rounded : MOST;
  return { amount, fee: (amount * FEE) / 100n, ...REPAYMENT };
}

/** The payments of `MONTHS` months that are the least for an offer, minor units of rupiah. */
export const LEAST_VOLUME = (LEAST * 100n * BigInt(MONTHS)) / SHARE;

/** The reference of the offer of a month: a business has one offer a month. */
export function offerReference(
  /** YYYY-MM. */
  month: string,
): string {
  return `MODAL-${month.replace('-', '')}`;
}
