import type { Environment } from './generated/config.ts';
import { REVIEWS, TRANSITIONS } from './generated/transitions.ts';
import type { VALUE_LISTS } from './generated/valueLists.ts';
import type { DeclaredEvent } from './transitions.ts';

/** What is requested. */
export type ReviewKind = (typeof VALUE_LISTS)['review-kinds'][number];

/** Why a request is declined. */
export type ReviewReason = (typeof VALUE_LISTS)['review-reasons'][number];

/** How our reviewers answer a record: `review` of config/transitions/<record>.yaml. */
export interface DeclaredReview {
  /** The prefix of the ids of the record. */
  readonly prefix: string;
  readonly kind: ReviewKind;
  /** Requested in test mode, and answered in live mode. */
  readonly live?: true;
  /** The events that open a review. */
  readonly opens: readonly string[];
  /** The events that an approval, a rejection and one more step cause. */
  readonly approve: string;
  readonly decline: string;
  readonly advance?: string;
  /** The events by which the business has to complete what it submitted, and by which an approval is taken back. */
  readonly ask?: string;
  readonly revoke?: string;
  /** The event by which a provider leaves the decision to our reviewers. */
  readonly refer?: string;
  /** The events by which a reviewer moves the record beside their answer; `four_eyes` are those that two reviewers cause. */
  readonly moves?: {
    readonly open: readonly string[];
    readonly ended: readonly string[];
    readonly four_eyes?: readonly string[];
  };
  /** The record with what the business submitted, its table, and its field with the id of the reviewed record. */
  readonly submitted?: { readonly record: string; readonly table: string; readonly foreign_key: string };
  /** The record keeps the conversation: its fields with what the business wrote last, and its screen. */
  readonly conversation?: { readonly reply: string; readonly document?: string; readonly path: string };
  readonly due: { readonly working_days?: number; readonly hours?: number };
  readonly four_eyes?: true;
  readonly reasons: readonly ReviewReason[];
  /** Fields of the record. */
  readonly reason_field?: string;
  readonly note_field?: string;
  readonly name: string;
  readonly requested_by?: string;
  readonly amount?: string;
  readonly document?: string;
}

/** An answer of a reviewer; `REVOKE` takes an approval back. */
export type ReviewDecision = 'APPROVE' | 'DECLINE' | 'REVOKE';

const DECLARED: Readonly<Record<string, DeclaredReview>> = REVIEWS;

type Events = Readonly<Record<string, DeclaredEvent>>;

/** The mode in which a record is reviewed. */
export function reviewMode(record: string, environment: Environment): Environment {
  return reviewOf(record)?.live === true ? 'PRODUCTION' : environment;
}

/** The records that our reviewers answer. */
export function reviewedRecords(): string[] {
  return Object.keys(DECLARED);
}

/** The review of a record; `undefined` for a record that has none. */
export function reviewOf(record: string): DeclaredReview | undefined {
  return Object.hasOwn(DECLARED, record) ? DECLARED[record] : undefined;
}

const TABLES: Readonly<Record<string, { readonly table: string; readonly events: Events }>> = TRANSITIONS;

function eventsOf(record: string): Events {
  return TABLES[record]?.events ?? {};
}

/** The table and an event of a record. Throws where the config does not declare it. */
export function declaredEvent(record: string, name: string): { readonly table: string; readonly event: DeclaredEvent } {
  const table = Object.hasOwn(TABLES, record) ? TABLES[record] : undefined;
  const event = table !== undefined && Object.hasOwn(table.events, name) ? table.events[name] : undefined;
  if (table === undefined || event === undefined) throw new Error(`The record ${record} has no event ${name}.`);
  return { table: table.table, event };
}

/** The event that a decision causes. */
export function decisionEvent({ approve, decline, revoke = '' }: DeclaredReview, decision: ReviewDecision): string {
  return { APPROVE: approve, DECLINE: decline, REVOKE: revoke }[decision];
}

/** The states in which a record waits for its review. */
export function waitingStates(record: string): readonly string[] {
  const review = reviewOf(record);
  return review === undefined ? [] : (declaredEvent(record, review.approve).event.from ?? []);
}

/** One way in which a reviewer moves a record. */
export interface Move {
  readonly name: string;
  readonly event: DeclaredEvent;
  /** Two reviewers choose it. */
  readonly isFourEyes: boolean;
}

/**
 * The moves of a record, in the order of its events: those while its request waits, those once it is answered, or all.
 * Rule reviews.moves.
 */
export function movesOf(record: string, phase?: 'open' | 'ended'): readonly Move[] {
  const { open = [], ended = [], four_eyes = [] } = reviewOf(record)?.moves ?? {};
  const names = new Set({ open, ended, any: [...open, ...ended] }[phase ?? 'any']);
  return Object.entries(eventsOf(record))
    .filter(([name]) => names.has(name))
    .map(([name, event]) => ({ name, event, isFourEyes: four_eyes.includes(name) }));
}
