import type { Resolution } from '#compiler/resolve/resolution.ts';
import type { Language } from '#contract/generated/api.ts';
import type { Country, Environment, GoLiveStatus } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import type { Currency } from '#contract/money/currencies.ts';
import type { BusinessScope } from '../../database/inBusiness.ts';

/** The person who is signed in. */
export interface SessionUser {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly preferredLanguage: Language;
  /** An IANA zone, or SYSTEM for the business's own. */
  readonly preferredTimeZone: string;
}

/** The business that the person works in now. */
export interface SessionBusiness {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly country: Country;
  readonly currency: Currency;
  readonly goLiveStatus: GoLiveStatus;
  readonly timeZone: string;
  readonly internal: boolean;
  /** The person is no member: they act for a sub-account of their platform. */
  readonly isActedFor: boolean;
}

/** Who acts, for which business and environment, and what is open to them now. */
export interface ActingPerson {
  readonly user: SessionUser;
  readonly business: SessionBusiness;
  readonly environment: Environment;
  readonly scope: BusinessScope;
  readonly facts: GuardFacts;
  readonly resolution: Resolution;
  /** The zone that days are counted in for this person, an IANA name. */
  readonly timeZone: string;
}

/** Who asks. Read anew at every request. */
export interface SessionContext extends ActingPerson {
  readonly sessionId: string;
}
