import type { Country, Entity, Environment, GoLiveStatus } from '#contract/generated/config.ts';
import { SINGLE_VALUED_FACTS } from '#contract/guardFacts.ts';

/** A fact that holds exactly one value for anybody. */
export type SingleFact = (typeof SINGLE_VALUED_FACTS)[number];

const COUNTRIES: Readonly<Record<Country, true>> = { ID: true, PH: true, SG: true };

const ENTITIES: Readonly<Record<Entity, true>> = { main: true, second: true, remittance: true };

const ENVIRONMENTS: Readonly<Record<Environment, true>> = { DEVELOPMENT: true, PRODUCTION: true };

const STATUSES: Readonly<Record<GoLiveStatus, true>> = {
  REGISTERED: true,
  AWAITING_DOCS: true,
  FORM_CONFIRMED: true,
  PENDING_VERIFICATION: true,
  INVITED: true,
  TIER_1: true,
  LIVE: true,
  LIVE_TESTMODE: true,
  SUSPENDED: true,
};

/** Every value that each single-valued fact can have. */
export type FactValues = Readonly<Record<SingleFact, readonly string[]>>;

/** The values of the facts, with the brands that there are. */
export function factValues(brands: Iterable<string>): FactValues {
  return {
    country: Object.keys(COUNTRIES),
    entity: Object.keys(ENTITIES),
    environment: Object.keys(ENVIRONMENTS),
    status: Object.keys(STATUSES),
    brand: [...brands],
  };
}

/** Whether a fact holds exactly one value. */
export function isSingleFact(fact: string): fact is SingleFact {
  return (SINGLE_VALUED_FACTS as readonly string[]).includes(fact);
}
