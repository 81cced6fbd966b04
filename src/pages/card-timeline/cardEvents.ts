import type { ApiRecord } from '#runtime/islands/index.ts';

/** The resources whose records are the events of a card payment. Rule cards.timeline. */
export const CARD_SOURCES = [
  'credit-card-tokenizations',
  'credit-card-authentications',
  'credit-card-authorizations',
  'credit-card-settlements',
  'credit-card-refunds',
  'credit-card-chargebacks',
] as const;

export type CardSource = (typeof CARD_SOURCES)[number];

/** Every kind of event of a card payment. */
export type CardEventKind =
  | 'TOKENIZATION'
  | 'AUTHENTICATION'
  | 'AUTHORIZATION'
  | 'AUTHORIZATION_REVERSAL'
  | 'CAPTURE'
  | 'REFUND'
  | 'CHARGEBACK'
  | 'SETTLEMENT'
  | 'EXPECTED_SETTLEMENT';

/** A past or expected event of a payment. */
export interface CardEvent {
  readonly kind: CardEventKind;
  readonly state: 'done' | 'waiting' | 'failed';
  readonly source: CardSource;
  /** The record of the event. */
  readonly record: ApiRecord;
  /** The field with its time. */
  readonly time: string;
  /** Fields that explain it; fields without a value are left out. */
  readonly fields: readonly string[];
}

/** The loaded records of each source that is open to the user. */
export type CardRows = Readonly<Partial<Record<CardSource, readonly ApiRecord[]>>>;

/** The states of statuses; any other status is done. */
const STATES: Readonly<Record<string, CardEvent['state']>> = {
  FAILED: 'failed',
  ENROLLMENT_CHECK_FAILED: 'failed',
  CYBERSOURCE_ERROR: 'failed',
  PROCESSOR_ERROR: 'failed',
  PENDING: 'waiting',
  REQUESTED: 'waiting',
  ENROLLED: 'waiting',
  OPEN: 'waiting',
  REVIEWING: 'waiting',
  SUBMITTED: 'waiting',
  LOST: 'failed',
  CARD_ENROLLED: 'waiting',
};

function stateOf({ status }: ApiRecord): CardEvent['state'] {
  return (typeof status === 'string' && Object.hasOwn(STATES, status) && STATES[status]) || 'done';
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** The order of events at the same time. */
const ORDER: readonly CardEventKind[] = [
  'TOKENIZATION',
  'AUTHENTICATION',
  'AUTHORIZATION',
  'AUTHORIZATION_REVERSAL',
  'CAPTURE',
  'EXPECTED_SETTLEMENT',
  'SETTLEMENT',
  'REFUND',
  'CHARGEBACK',
];

function eventsOf(source: CardSource, record: ApiRecord): CardEvent[] {
  const event = (kind: CardEventKind, time: string, fields: readonly string[], state = stateOf(record)): CardEvent => ({
    kind,
    state,
    source,
    record,
    time,
    fields: fields.filter((field) => isThere(record[field])),
  });
  switch (source) {
    case 'credit-card-tokenizations':
      return [event('TOKENIZATION', 'created', ['token_type', 'card_number'])];
    case 'credit-card-authentications':
      return [event('AUTHENTICATION', 'created', ['status', 'eci', 'version'])];
    case 'credit-card-authorizations': {
      const fields = ['amount', 'authorization_code', 'cvn_result', 'avs_result', 'failure_code'];
      const events = [event('AUTHORIZATION', 'created', fields)];
      if (isThere(record.captured)) events.push(event('CAPTURE', 'captured', ['captured_amount']));
      if (isThere(record.reversed)) events.push(event('AUTHORIZATION_REVERSAL', 'reversed', ['amount']));
      return events;
    }
    case 'credit-card-settlements': {
      const fields = ['amount', 'net_amount', 'bank'];
      return isThere(record.settled)
        ? [event('SETTLEMENT', 'settled', fields)]
        : [event('EXPECTED_SETTLEMENT', 'expected', fields, 'waiting')];
    }
    case 'credit-card-refunds':
      return [event('REFUND', 'created', ['status', 'amount', 'reason'])];
    case 'credit-card-chargebacks':
      return [event('CHARGEBACK', 'created', ['status', 'amount', 'reason', 'due'])];
  }
}

/** Returns the past and expected events of a card payment, oldest first. */
export function cardEvents(rows: CardRows): readonly CardEvent[] {
  const events = CARD_SOURCES.flatMap((source) => (rows[source] ?? []).flatMap((record) => eventsOf(source, record)));
  const timeOf = ({ record, time }: CardEvent): string => String(record[time] ?? '');
  return events.sort(
    (left, right) => timeOf(left).localeCompare(timeOf(right)) || ORDER.indexOf(left.kind) - ORDER.indexOf(right.kind),
  );
}
