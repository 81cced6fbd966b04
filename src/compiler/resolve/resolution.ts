import type { Console, PermissionWords, ResolvedForm } from '#contract/generated/api.ts';
import type {
  ActionDeclaration,
  BalanceBlock,
  ChartBlock,
  Column,
  MetricBlock,
  RecordAlert,
  RecordCondition,
  Segment,
  SetupBlock,
  SetupFact,
  Sort,
  StatusTabs,
} from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { Closed } from './Closed.ts';
import type { FollowedList } from './FollowedList.ts';
import type { Relation } from './recordReference.ts';
import type { RecordView } from './recordView.ts';
import type { OpenFilter } from './resolveFilter.ts';
import type { OpenJourney } from './resolveJourneys.ts';
import type { PaymentLimits } from './resolveLimits.ts';
import type { ResolvedNotification } from './resolveNotifications.ts';
import type { Showing } from './showing.ts';

/** The part of the console that the config alone decides; the server adds who the person is. */
export type Screens = Pick<
  Console,
  'home' | 'navigation' | 'resources' | 'pages' | 'redirects' | 'views' | 'notices' | 'errors' | 'closed_routes'
>;

/** What a person may request of one resource. Anything else does not exist for them. */
export interface ResourceAccess {
  readonly name: string;
  readonly record: RecordSchema;
  /** Only these records belong to the resource. */
  readonly where: RecordCondition;
  /** What a row of a list holds. */
  readonly listView: RecordView;
  /** The names that a row of a list holds values under, `id` first, each once. */
  readonly listFields: readonly string[];
  /** What one record holds; `undefined` without a detail screen. */
  readonly detailView: RecordView | undefined;
  /** The names that one record holds values under, `id` first, each once; empty without a detail screen. */
  readonly detailFields: readonly string[];
  /** Notices on one record, each where another resource has a record with the same value. */
  readonly alerts: readonly RecordAlert[];
  readonly listRelations: readonly Relation[];
  readonly detailRelations: readonly Relation[];
  /** What names one record where others lead to it; `undefined` where the person may not open one. */
  readonly reference: RecordView | undefined;
  readonly sortFields: readonly string[];
  readonly defaultSort: Sort;
  readonly filters: readonly OpenFilter[];
  /** The lists of other records that a search reads too, each by the reference to them. */
  readonly followed: readonly FollowedList[];
  /** Named filters that the person may ask for. */
  readonly segments: readonly Segment[];
  /** The values that are counted, each for a tab; `undefined` where there are no tabs. */
  readonly tabs: StatusTabs | undefined;
  /** Columns that a file may have, in its order; empty where there is no export for the person. */
  readonly exportColumns: readonly Column[];
  /** Fields by which a related list of another open resource may narrow this one. */
  readonly relatedBy: readonly string[];
  readonly actions: readonly ActionDeclaration[];
  /** Actions on one record that the person's permissions close, and that a record lists under `blocked`. */
  readonly refused: readonly ActionDeclaration[];
}

/** A block whose figures the server computes, and what it may read. */
export type BlockAccess =
  | { readonly block: BalanceBlock }
  /** The facts are by card, of those that can be done. */
  | { readonly block: SetupBlock; readonly facts: Readonly<Record<string, SetupFact>> }
  | { readonly block: MetricBlock | ChartBlock; readonly record: RecordSchema; readonly where: RecordCondition };

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
  /** The forms that open actions ask for, by name. */
  readonly forms: ReadonlyMap<string, ResolvedForm>;
  readonly closed: readonly Closed[];
}
