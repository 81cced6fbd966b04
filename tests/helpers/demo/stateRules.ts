import type { TransitionEvent, TransitionsFile } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { filledFields } from '#contract/statesReached.ts';
import { isKept, type Rule } from './Contradiction.ts';

/** The transitions of records, by record. */
type Transitions = ReadonlyMap<string, { readonly value: TransitionsFile }>;

function lapseRules({ name, table, lapses, fields }: RecordSchema): Rule[] {
  return lapses.flatMap(({ when, kind, from, to, afterDays }) => {
    const end = `row."${when}" + interval '${24 * afterDays} hours'`;
    // A day ends where the business is, at most fourteen hours before it ends in UTC.
    const over = kind === 'date' ? `row."${when}" < (now() - interval '14 hours')::date` : `${end} < now()`;
    const states = from.map((state) => `'${state}'`).join(', ');
    const ahead = kind === 'date' ? `row."${when}" > now()::date` : `row."${when}" > now()`;
    const rules = [
      { name: `${name} is ${to} once ${when} is over`, table, contradicts: `row.status in (${states}) and ${over}` },
    ];
    if (fields.status?.values.includes(to)) {
      const contradicts = `row.status = '${to}' and (row."${when}" is null or ${ahead})`;
      rules.push({ name: `${name} is ${to} only once ${when} is over`, table, contradicts });
    }
    return rules;
  });
}

/** The rules of one field with states: each was reached by events, with what they fill in and nothing else. */
function reachRules({ name, table, fields }: RecordSchema, field: string, events: readonly TransitionEvent[]): Rule[] {
  const filled = new Set(events.flatMap(({ fills = [] }) => fills));
  const reached = filledFields(events);
  return (fields[field]?.values ?? []).flatMap((state) => {
    const isIn = `row."${field}" = '${state}'`;
    const { always, sometimes } = reached.get(state) ?? {};
    if (always === undefined || sometimes === undefined) return [];
    return [...filled].flatMap((other): Rule[] => {
      const rule = { name: `${name} ${state} has ${other}`, table, contradicts: `${isIn} and row."${other}" is null` };
      if (always.has(other)) return [rule];
      if (sometimes.has(other)) return [];
      return [
        { name: `${name} ${state} has no ${other}`, table, contradicts: `${isIn} and row."${other}" is not null` },
      ];
    });
  });
}

/**
 * A record in a state has what the events that lead to it fill in, and nothing that only others do; one whose time is over
 * has ended.
 */
export function stateRules(records: readonly RecordSchema[], transitions: Transitions): Rule[] {
  return records.filter(isKept).flatMap((record) => {
    const events = Object.values(transitions.get(record.name)?.value.events ?? {});
    const changed = new Set(events.map(({ field = 'status' }) => field));
    const rules = [...changed].flatMap((field) =>
      reachRules(
        record,
        field,
        events.filter((event) => (event.field ?? 'status') === field),
      ),
    );
    return [...rules, ...lapseRules(record)];
  });
}

/** Fields with the name of a state, such as `paid` of PAID, that no event which leads to the state fills in. */
export function unfilledMoments(records: readonly RecordSchema[], transitions: Transitions): string[] {
  return records.flatMap(({ name, fields }) => {
    const events = Object.values(transitions.get(name)?.value.events ?? {}).filter(({ field }) => field === undefined);
    const reached = filledFields(events);
    return [...reached].flatMap(([state, { always }]) => {
      const word = state.toLowerCase();
      const moments = [word, `${word}_at`, `${word}_by`].filter((field) => field in fields);
      return moments.filter((field) => !always.has(field)).map((field) => `${name} ${state} ${field}`);
    });
  });
}
