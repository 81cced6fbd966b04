import type { TransitionCause, TransitionEvent } from './generated/config.ts';
import { MAILED_NOTIFICATIONS, NOTIFICATIONS, TRANSITIONS } from './generated/transitions.ts';

/** The product of a callback. */
export type CallbackProduct = NonNullable<TransitionEvent['callback']>;

/** What an event of a record does: config/transitions/<record>.yaml. */
export interface DeclaredEvent {
  /** The field that it changes; `status` by default. */
  readonly field?: string;
  /** The states in which it can happen; without them it creates the record. */
  readonly from?: readonly string[];
  readonly to: string;
  readonly by: readonly TransitionCause[];
  /** Fields that have a value from then on. */
  readonly fills?: readonly string[];
  /** Fields that have no value any more. */
  readonly clears?: readonly string[];
  readonly undo?: true;
  /** The product of the callback that it sends. */
  readonly callback?: NonNullable<TransitionEvent['callback']>;
  /** The mail that it sends. */
  readonly mail?: string;
  /** The kind of notification that people of the business get. */
  readonly notify?: string;
  /** What guards keep closed until then. */
  readonly unlocks?: NonNullable<TransitionEvent['unlocks']>;
}

/** An event that opens to the business what guards keep closed. */
export interface UnlockingEvent {
  readonly table: string;
  readonly name: string;
  readonly field: string;
  readonly from: readonly string[];
  readonly to: string;
  readonly kind: 'account' | 'flag';
  /** The kind of account, or the flag. */
  readonly value: string;
}

/** The states of one field of a record, and what leads from one to another. */
export interface StateField {
  readonly table: string;
  readonly field: string;
  /** The states in which a record may be created. */
  readonly first: readonly string[];
  /** Every change of state that an event makes, or that undoes one; each once. */
  readonly changes: readonly (readonly [from: string, to: string])[];
}

/** A kind of notification. */
export type NotificationId = keyof typeof NOTIFICATIONS;

/** What a notification of a kind keeps. */
export interface KeptValues {
  /** Fields of the record, or names of other values. */
  readonly values: readonly string[];
  /** The field of a record that is not reported when it has a value. */
  readonly unless?: string;
}

/** An event that people of the business are notified of. */
export interface NotifiedEvent extends KeptValues {
  readonly table: string;
  readonly name: string;
  readonly field: string;
  /** The states before; none for an event that creates the record. */
  readonly from: readonly string[];
  readonly to: string;
  /** Fields that have a value from then on. */
  readonly fills: readonly string[];
  readonly kind: NotificationId;
}

/** What a notification of a kind keeps. */
export function keptValues(kind: NotificationId): KeptValues {
  return NOTIFICATIONS[kind];
}

/** Notifications that are mailed as well. */
export interface MailedNotifications {
  /** What turns the mails off. */
  readonly id: string;
  readonly kinds: readonly string[];
  /** The minutes within which they are gathered into one mail. */
  readonly minutes: number;
}

/** Every notification that is mailed as well, by what turns the mails off. */
export function mailedNotifications(): MailedNotifications[] {
  return Object.entries(MAILED_NOTIFICATIONS).map(([id, mailed]) => ({ id, ...mailed }));
}

/** Every event that people of the business are notified of. */
export function notifiedEvents(): NotifiedEvent[] {
  return Object.values(TRANSITIONS).flatMap(({ table, events }) =>
    Object.entries<DeclaredEvent>(events).flatMap(([name, { notify, from = [], to, fills = [], field = 'status' }]) => {
      if (notify === undefined) return [];
      // The check of the config finds a kind that does not exist.
      const kind = notify as NotificationId;
      return [{ table, name, field, from, to, fills, kind, ...keptValues(kind) }];
    }),
  );
}

/** Every event that opens to the business what guards keep closed; two for one that unlocks both. */
export function unlockingEvents(): UnlockingEvent[] {
  return Object.values(TRANSITIONS).flatMap(({ table, events }) =>
    Object.entries<DeclaredEvent>(events).flatMap(([name, { unlocks = {}, from = [], to, field = 'status' }]) =>
      (['account', 'flag'] as const).flatMap((kind) => {
        const value = unlocks[kind];
        return value === undefined ? [] : [{ table, name, field, from, to, kind, value }];
      }),
    ),
  );
}

function changesOf(events: readonly DeclaredEvent[]): StateField['changes'] {
  const changes = new Map<string, readonly [string, string]>();
  for (const { from = [], to, undo } of events) {
    for (const state of from) {
      changes.set(`${state} ${to}`, [state, to]);
      if (undo) changes.set(`${to} ${state}`, [to, state]);
    }
  }
  return [...changes.values()].filter(([from, to]) => from !== to);
}

/** The state fields of every record, by record and field. */
export function stateFields(): StateField[] {
  return Object.entries(TRANSITIONS).flatMap(([, { table, events }]) => {
    const all: readonly DeclaredEvent[] = Object.values(events);
    return [...new Set(all.map(({ field = 'status' }) => field))].map((field) => {
      const own = all.filter((event) => (event.field ?? 'status') === field);
      const first = [...new Set(own.filter(({ from }) => from === undefined).map(({ to }) => to))];
      return { table, field, first, changes: changesOf(own) };
    });
  });
}

/** The product of the callback that an event to a state of `status` sends; `undefined` where none is declared. */
export function declaredCallback(record: string, status: string): CallbackProduct | undefined {
  const events: readonly DeclaredEvent[] = Object.values(
    Object.hasOwn(TRANSITIONS, record) ? TRANSITIONS[record as keyof typeof TRANSITIONS].events : {},
  );
  return events.find(({ field = 'status', to, callback }) => field === 'status' && to === status && callback)?.callback;
}
