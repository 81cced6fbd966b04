import type { Console, PermissionWords, ResolvedForm } from '#contract/generated/api.ts';
import type { Closed } from './gate/Closed.ts';
import type { ResourceAccess } from './resources/ResourceAccess.ts';
import type { BlockAccess } from './screens/BlockAccess.ts';
import type { OpenJourney } from './screens/resolveJourneys.ts';
import type { Showing } from './screens/showing.ts';
import type { ResolvedCentre } from './settings/resolveCentre.ts';
import type { PaymentLimits } from './settings/resolveLimits.ts';
import type { ResolvedNotification } from './settings/resolveNotifications.ts';

/** The part of the console that the config alone decides; the server adds who the person is. */
export type Screens = Pick<
  Console,
  | 'home'
  | 'navigation'
  | 'resources'
  | 'pages'
  | 'redirects'
  | 'views'
  | 'notices'
  | 'help'
  | 'tours'
  | 'notification_centre'
  | 'errors'
  | 'closed_routes'
>;

/** A config resolved for one set of facts. */
export interface Resolution {
  readonly screens: Screens;
  readonly access: ReadonlyMap<string, ResourceAccess>;
  /** By `<page>/<block>`. */
  readonly blocks: ReadonlyMap<string, BlockAccess>;
  readonly journeys: ReadonlyMap<string, OpenJourney>;
  readonly showing: Readonly<Showing>;
  readonly limits: PaymentLimits;
  readonly permissions: readonly PermissionWords[];
  /** The kinds of mails that the person gets, and those that they can turn off. */
  readonly notifications: readonly ResolvedNotification[];
  /** The notification centre; absent where its screen is closed. */
  readonly centre?: ResolvedCentre | undefined;
  /** The forms that open actions ask for, by name. */
  readonly forms: ReadonlyMap<string, ResolvedForm>;
  /** The resources whose records have the drawer for developers. */
  readonly developer: ReadonlySet<string>;
  readonly closed: readonly Closed[];
}
