import type { TransitionEvent, TransitionsFile } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { filledFields } from '#contract/statesReached.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { listWords, suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import type { ProblemCode } from '../../problemCodes.ts';
import { problem, startOf } from '../../report.ts';
import { fieldOf, recordFile } from '../reading/recordOf.ts';

/** The field that an event changes. */
export function stateField({ field = 'status' }: Pick<TransitionEvent, 'field'>): string {
  return field;
}

/** Checks the events of one record. */
class TransitionsCheck {
  readonly problems: Problem[] = [];

  constructor(
    private readonly source: Source<TransitionsFile>,
    private readonly record: RecordSchema,
  ) {}

  private report(code: ProblemCode, path: NodePath, what: string, fix: string): void {
    this.problems.push(problem(code, this.source.place(['events', ...path]), what, fix));
  }

  private checkField(path: NodePath, name: string): boolean {
    if (fieldOf(this.record, name) !== undefined) return true;
    const what = `The record "${this.record.name}" has no field "${name}".`;
    this.report('unknown-field', path, what, suggest(name, Object.keys(this.record.fields), 'field'));
    return false;
  }

  private checkState(path: NodePath, field: string, state: string): void {
    const states = fieldOf(this.record, field)?.values ?? [];
    if (states.includes(state)) return;
    this.report(
      'unknown-condition-value',
      path,
      `The field "${field}" is never "${state}".`,
      suggest(state, states, 'value'),
    );
  }

  /** The clock finds records by their state and their time. */
  private checkClock(name: string, { at, after_days, by, from }: TransitionEvent): void {
    if (at === undefined && after_days !== undefined) {
      const fix = 'Add "at", or remove "after_days".';
      this.report('missing-key', [name, 'after_days'], 'Nothing says from when the days are counted.', fix);
    }
    if (at === undefined || !this.checkField([name, 'at'], at)) return;
    const kind = fieldOf(this.record, at)?.kind;
    if (kind === 'date' && after_days !== undefined) {
      const fix = 'Use a date-time field, or remove "after_days".';
      this.report('field-kind', [name, 'at'], `"${at}" is not a moment from which days are counted.`, fix);
      return;
    }
    if (kind !== 'date' && kind !== 'datetime') {
      this.report('field-kind', [name, 'at'], `"${at}" is not a day or a moment.`, 'Use a date or date-time field.');
    } else if (!by.includes('clock') || from === undefined) {
      this.report('missing-key', [name, 'at'], 'Only the clock reads "at".', 'Add "from", and "clock" to "by".');
    } else if (!this.record.indexes.some((fields) => fields.join() === `status,${at}`)) {
      const fix = `Add ["status", "${at}"] to "x-indexes" of ${recordFile(this.record)}.`;
      this.report('missing-index', [name, 'at'], `No index finds records whose ${at} is over.`, fix);
    }
  }

  private checkEvent(name: string, event: TransitionEvent): void {
    const field = stateField(event);
    if (!this.checkField([name, ...(event.field === undefined ? [] : ['field'])], field)) return;
    this.checkState([name, 'to'], field, event.to);
    for (const [index, state] of (event.from ?? []).entries()) this.checkState([name, 'from', index], field, state);
    for (const key of ['fills', 'clears'] as const)
      for (const [index, changed] of (event[key] ?? []).entries()) this.checkField([name, key, index], changed);
    this.checkClock(name, event);
  }

  /** From the states in which a record is created, the events lead to every other. */
  private checkReach(field: string): void {
    const events = Object.values(this.source.value.events).filter((event) => stateField(event) === field);
    const reached = filledFields(events);
    const lost = (fieldOf(this.record, field)?.values ?? []).filter((state) => !reached.has(state));
    if (lost.length === 0) return;
    const what = `No event leads to ${listWords(lost)} of the field "${field}".`;
    const fix = 'Add the event, or remove the value from the record schema.';
    this.problems.push(problem('unreachable-state', this.source.place(['events']), what, fix));
  }

  run(): Problem[] {
    const events = Object.entries(this.source.value.events);
    for (const [name, event] of events) this.checkEvent(name, event);
    if (this.problems.length > 0) return this.problems;
    for (const field of new Set(events.map(([, event]) => stateField(event)))) this.checkReach(field);
    return this.problems;
  }
}

/**
 * Every record with a status has transitions, which name states and fields that exist and lead to every state.
 * Rule config-language.transitions.
 */
export function checkTransitions(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const [name, source] of draft.transitions) {
    // Events that could not be read would be missed.
    if (draft.partial.has(source.file)) continue;
    const record = draft.records.get(name);
    if (record !== undefined) problems.push(...new TransitionsCheck(source, record).run());
    else if (!draft.taken.record.has(name)) {
      const fix = suggest(name, draft.taken.record, 'record schema');
      problems.push(problem('unknown-record', startOf(source.file), `There is no record schema "${name}".`, fix));
    }
  }
  for (const record of draft.records.values()) {
    if (record.view || record.appendOnly || record.fields.status?.kind !== 'enum') continue;
    if (draft.taken.transitions.has(record.name)) continue;
    const what = `The states of the record "${record.name}" have no transitions.`;
    const fix = `Declare its events in config/transitions/${record.name}.yaml.`;
    problems.push(problem('missing-transitions', startOf(recordFile(record)), what, fix));
  }
  return problems;
}
