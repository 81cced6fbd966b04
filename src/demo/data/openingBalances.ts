import type { OpeningBalances } from '#server/domains/topUps/addOpeningBalance.ts';

/** What businesses of the demo began with in test mode, as in config/limits.yaml. */
export const OPENING_BALANCES: OpeningBalances = { IDR: 10_000_000, PHP: 50_000, USD: 1_000 };
