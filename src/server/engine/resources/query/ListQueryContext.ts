import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import type { LimitsFile } from '#contract/generated/config.ts';

/** Context for parsing a list request. */
export interface ListQueryContext {
  readonly access: ResourceAccess;
  readonly limits: LimitsFile['list'];
  /** Time zone of date filters, unless the request has one. */
  readonly timeZone: string;
  /** Currency of the business. */
  readonly currency: string;
  readonly now: Date;
}
