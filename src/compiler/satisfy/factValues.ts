import type { Account, Country, Entity, Environment, ExcludedPage, GoLiveStatus } from '#contract/generated/config.ts';
import { SINGLE_VALUED_FACTS } from '#contract/guardFacts.ts';

/** A fact that holds exactly one value for anybody. */
export type SingleFact = (typeof SINGLE_VALUED_FACTS)[number];

/** The words of a union, from a record that has to name every one of them. */
function words<Word extends string>(record: Readonly<Record<Word, true>>): readonly Word[] {
  return Object.keys(record) as Word[];
}

/** Every value that a fact can have, of the facts whose values do not depend on the config. */
export const KNOWN_VALUES = {
  country: words<Country>({ ID: true, PH: true, SG: true }),
  entity: words<Entity>({ main: true, second: true, remittance: true }),
  environment: words<Environment>({ DEVELOPMENT: true, PRODUCTION: true }),
  status: words<GoLiveStatus>({
    REGISTERED: true,
    AWAITING_DOCS: true,
    FORM_CONFIRMED: true,
    PENDING_VERIFICATION: true,
    INVITED: true,
    TIER_1: true,
    LIVE: true,
    LIVE_TESTMODE: true,
    SUSPENDED: true,
    PENDING: true,
    PENDING_LIVE: true,
    INSTANT_LIVE_PENDING_VERIFICATION: true,
    INSTANT_LIVE_AWAITING_DOCS: true,
    INSTANT_LIVE_SUSPENDED: true,
    INSTANT_LIVE_SUSPENDED_CAN_WITHDRAW: true,
    INVALID: true,
    FAILED: true,
  }),
  account: words<Account>({
    regular: true,
    master: true,
    sub_account: true,
    owned: true,
    managed: true,
    restricted: true,
  }),
  excluded_page: words<ExcludedPage>({
    transactions: true,
    escrow: true,
    retail_outlet: true,
    disbursement: true,
    remittance: true,
  }),
};

/** Every value that each single-valued fact can have. */
export type FactValues = Readonly<Record<SingleFact, readonly string[]>>;

/** The values of the single-valued facts, with the brands that there are. */
export function factValues(brands: Iterable<string>): FactValues {
  const { country, entity, environment, status } = KNOWN_VALUES;
  return { country, entity, environment, status, brand: [...brands] };
}

/** Whether a fact holds exactly one value. */
export function isSingleFact(fact: string): fact is SingleFact {
  return (SINGLE_VALUED_FACTS as readonly string[]).includes(fact);
}
