import type { Environment } from '#contract/generated/config.ts';
import type { store_channels } from '../../../database/schema/index.ts';

/** The name of a platform. */
export type PlatformName = (typeof store_channels.$inferSelect)['platform'];

/** A person who is led to a platform. */
export interface PlatformVisit {
  readonly platform: PlatformName;
  /** Comes back with the person. */
  readonly state: string;
}

/** What came back from a platform that the person allowed. */
export interface PlatformCode extends PlatformVisit {
  readonly code: string;
}

/** Where people sell besides their own store. */
export interface SalesPlatform {
  /** The address of the page on which the person allows or denies. */
  authorizationAddress(visit: PlatformVisit): string;
  /** Redeems a code: whether the platform knows it. Throws when the result is unknown. */
  redeem(code: PlatformCode): Promise<boolean>;
}

/** The platforms of each environment; none where it has no connection to them. */
export type SalesPlatforms = Readonly<Partial<Record<Environment, SalesPlatform>>>;
