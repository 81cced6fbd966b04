import type { Country } from '#contract/generated/config.ts';
import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import type { Payout } from './claimable.ts';

type Bank = NonNullable<Payout['bank']>;

/** The banks and wallets that a recipient chooses from. */
export interface RecipientBanks {
  readonly banks: readonly Bank[];
  readonly wallets: readonly Bank[];
}

const BANKS: Readonly<Record<Country, RecipientBanks>> = {
  ID: { banks: VALUE_LISTS['banks-of-indonesia'], wallets: VALUE_LISTS['wallets-of-indonesia'] },
  PH: { banks: VALUE_LISTS['banks-of-philippines'], wallets: VALUE_LISTS['wallets-of-philippines'] },
  // Regional remittance has no payouts.
  SG: { banks: [], wallets: [] },
};

/** The banks and wallets of the business's country (config/names.yaml). Rule sending.banks-of-country. */
export function recipientBanks(country: Country): RecipientBanks {
  return BANKS[country];
}

/** The bank or wallet of this code; `undefined` for one that is not offered. */
export function recipientBank(country: Country, code: string): Bank | undefined {
  const { banks, wallets } = BANKS[country];
  return [...banks, ...wallets].find((bank) => bank === code);
}
