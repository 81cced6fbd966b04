import type { Resolution } from '#compiler/resolve/resolution.ts';
import type { Language } from '#contract/generated/api.ts';
import type { Country, Environment, GoLiveStatus } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import type { Currency } from '#contract/money/currencies.ts';
import type { Clocked } from '../../../core/clock/businessTime.ts';
import type { BusinessScope } from '../../../database/inBusiness.ts';

/** The signed-in user. */
export interface SessionUser {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly preferredLanguage: Language;
  /** An IANA zone, or SYSTEM for the business's time zone. */
  readonly preferredTimeZone: string;
}

/** The current business of the user. */
export interface SessionBusiness {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly country: Country;
  readonly currency: Currency;
  readonly goLiveStatus: GoLiveStatus;
  readonly timeZone: string;
  readonly internal: boolean;
  /** UUID of the platform that it is a sub-account of. */
  readonly masterId: string | null;
  /** The user is not a member: they act for a sub-account of their platform. */
  readonly isActedFor: boolean;
}

/** A user with business, environment and current permissions. */
export interface ActingPerson extends Clocked {
  readonly user: SessionUser;
  readonly business: SessionBusiness;
  readonly environment: Environment;
  readonly scope: BusinessScope;
  readonly facts: GuardFacts;
  readonly resolution: Resolution;
  /** The user's time zone for days, an IANA name. */
  readonly timeZone: string;
}

/** The session of a request. Read from the database at each request. */
export interface SessionContext extends ActingPerson {
  readonly sessionId: string;
}
