import type { ResourceAccess } from '#compiler/resolve/resolution.ts';
import type { LimitsFile } from '#contract/generated/config.ts';

/** What parsing needs to know of the person's side. */
export interface ListQueryContext {
  readonly access: ResourceAccess;
  readonly limits: LimitsFile['list'];
  /** The zone of date filters when the request names none. */
  readonly timeZone: string;
  /** The business's. */
  readonly currency: string;
  readonly now: Date;
}
