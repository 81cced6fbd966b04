import type { ActionDeclaration, FormValue, FormValues } from '#contract/generated/config.ts';
import { operationTraits } from '#contract/operations.ts';
import type { FieldKind, RecordField, RecordSchema } from '#contract/recordSchema.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import type { ProblemCode } from '../../problemCodes.ts';
import { problem } from '../../report.ts';
import { fieldOf, recordOf } from '../reading/recordOf.ts';

/** Fields that the server alone writes. */
const OWN_FIELDS: readonly string[] = ['id', 'created', 'updated'];

/** Says what is wrong at a place below an action. */
type Report = (code: ProblemCode, path: NodePath, what: string, fix: string) => void;

/** The kinds of a record's fields that a value of a form may be written to. */
function kindsOf(value: FormValue): readonly FieldKind[] {
  if (value.type === 'array' || value.type === 'object') return ['json'];
  if (value.type === 'boolean') return ['boolean'];
  if (value.type !== 'string') return ['number'];
  if (value.format === 'decimal') return ['money'];
  if (value.format === 'date') return ['date'];
  if (value.format === 'file' || value.format === 'relation') return ['record-id'];
  return ['text', 'enum'];
}

function isSettable({ kind, values, nullable, person }: RecordField, value: unknown): boolean {
  if (value === null) return nullable;
  if (person) return value === 'person';
  if (kind === 'enum') return values.some((known) => known === value);
  if (kind === 'datetime') return value === 'now';
  if (kind === 'boolean') return typeof value === 'boolean';
  if (kind === 'number') return typeof value === 'number';
  // Of which currency, the business says: only nothing is the same in all of them.
  if (kind === 'money') return value === 0;
  return kind === 'text' && typeof value === 'string';
}

function fixOf({ kind, values, person }: RecordField, value: unknown): string {
  if (person) return 'Write "person" for the address of the person who runs the action.';
  return kind === 'enum' ? suggest(String(value), values, 'value') : 'Set a value of the same type.';
}

function checkSet({ set = {} }: ActionDeclaration, record: RecordSchema, report: Report): void {
  for (const [name, value] of Object.entries(set)) {
    const field = fieldOf(record, name);
    if (field === undefined || field.computed !== undefined || OWN_FIELDS.includes(name)) {
      const what = `The record "${record.name}" has no field "${name}" that can be set.`;
      report('unknown-field', ['set', name], what, suggest(name, Object.keys(record.fields), 'field'));
    } else if (!isSettable(field, value)) {
      const what = `"${name}" of the record "${record.name}" cannot hold ${JSON.stringify(value)}.`;
      report('set-value', ['set', name], what, fixOf(field, value));
    }
  }
}

function checkForm(values: FormValues, record: RecordSchema, report: Report): void {
  for (const [name, value] of Object.entries(values.properties)) {
    const field = fieldOf(record, name);
    if (field === undefined || field.computed !== undefined || OWN_FIELDS.includes(name)) {
      const what = `The form has the field "${name}", but the record "${record.name}" does not.`;
      report('unknown-field', ['form'], what, suggest(name, Object.keys(record.fields), 'field'));
    } else if (!kindsOf(value).includes(field.kind)) {
      const what = `The form's "${name}" does not match the type of the field "${name}" of the record "${record.name}".`;
      report(
        'field-kind',
        ['form'],
        what,
        `Change the type of the form's value to match a field of type ${field.kind}.`,
      );
    }
  }
}

/** A new record has a value for every required field. */
function checkComplete(action: ActionDeclaration, values: FormValues, record: RecordSchema, report: Report): void {
  const given = new Set([...(values.required ?? []), ...Object.keys(action.set ?? {}), ...OWN_FIELDS]);
  const currencies = Object.values(record.fields).filter(({ name }) => given.has(name));
  for (const { currency } of currencies) if (currency !== undefined) given.add(currency);
  for (const { name, nullable, computed, made, kind } of Object.values(record.fields)) {
    if (nullable || computed !== undefined || made !== undefined || kind === 'boolean' || given.has(name)) continue;
    const what = `A new ${record.name} would have no "${name}".`;
    report('record-incomplete', ['run'], what, 'Require it in the form, set it, or say "x-made" in the record schema.');
  }
}

/** The operations that write what the form and the action say, and nothing else. */
const PLAIN: readonly string[] = ['records.create', 'records.update', 'records.change', 'records.finish'];

/** What an event fills has a new value after it: the action sets it, or its form requires it. */
function checkFilled(draft: Draft, action: ActionDeclaration, record: RecordSchema, report: Report): void {
  const events = draft.transitions.get(record.name)?.value.events ?? {};
  const event = action.event !== undefined && Object.hasOwn(events, action.event) ? events[action.event] : undefined;
  if (event?.fills === undefined || !PLAIN.includes(action.run)) return;
  const values = action.form === undefined ? undefined : draft.formValues.get(action.form)?.value;
  for (const name of event.fills) {
    const field = fieldOf(record, name);
    const isMade = action.run === 'records.create' && field?.made !== undefined;
    const isSet = action.set !== undefined && Object.hasOwn(action.set, name) && action.set[name] !== null;
    if (field === undefined || isMade || isSet || values?.required?.includes(name)) continue;
    const now = field.kind === 'datetime' ? 'now' : '…';
    const fix = `Add "${name}: ${field.person ? 'person' : now}" to "set", or require it in the form.`;
    report('event-unfilled', ['event'], `The event "${action.event}" fills "${name}", and this action does not.`, fix);
  }
}

function checkAction(draft: Draft, action: ActionDeclaration, record: RecordSchema, report: Report): void {
  const traits = operationTraits(action.run);
  if (traits?.set !== true) {
    if (action.set === undefined) return;
    report('action-no-effect', ['set'], `"${action.run}" has nothing to set.`, 'Remove "set", or run records.change.');
    return;
  }
  checkSet(action, record, report);
  checkFilled(draft, action, record, report);
  const values = action.form === undefined ? undefined : draft.formValues.get(action.form)?.value;
  if (values !== undefined) checkForm(values, record, report);
  if (action.run === 'records.create' && values !== undefined) checkComplete(action, values, record, report);
  if (action.run === 'records.change' && action.set === undefined) {
    report('action-input', ['run'], '"records.change" needs "set".', 'Add "set" with what it writes.');
  }
}

/** What the operations for any record write fits the record that they write to. */
export function checkRecordActions(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const [name, source] of draft.resources) {
    const record = recordOf(draft, name);
    if (record === undefined) continue;
    for (const [index, action] of (source.value.actions ?? []).entries()) {
      checkAction(draft, action, record, (code, path, what, fix) => {
        problems.push(problem(code, placeOf(source, ['actions', index, ...path]), what, fix));
      });
    }
  }
  return problems;
}

function placeOf(source: Source<unknown>, path: NodePath) {
  return path.at(-2) === 'set' ? source.keyPlace(path) : source.place(path);
}
