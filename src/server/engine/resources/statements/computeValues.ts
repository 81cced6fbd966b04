import { readDecimal, writeDecimal } from '#compiler/expression/decimal.ts';
import { evaluate, type Scope } from '#compiler/expression/evaluate.ts';
import { numberValue, textValue, type Value, yesOrNo } from '#compiler/expression/value.ts';
import type { ActionBlocks, RecordView } from '#compiler/resolve/fields/recordView.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { isCurrency } from '#contract/money/currencies.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import type { RecordField } from '#contract/recordSchema.ts';
import { readMoment } from './writeCell.ts';

/** Parses one cell for expressions. `currency` is the row's, for amounts. */
export function readValue(field: RecordField, cell: string, currency: string | null | undefined): Value {
  switch (field.kind) {
    case 'datetime': {
      const time = readMoment(cell).getTime();
      return Number.isNaN(time) ? null : { kind: 'datetime', time };
    }
    case 'money':
      return currency && isCurrency(currency) ? { kind: 'money', minor: BigInt(cell), currency } : null;
    case 'number':
      return numberValue(readDecimal(cell));
    case 'boolean':
      return yesOrNo(cell === 't');
    case 'record-id':
      return textValue(formatRecordId(field.idPrefix ?? '', cell));
    case 'json':
      return null;
    case 'date':
    case 'text':
    case 'enum':
      return textValue(cell);
  }
}

/** Maximum distance of a JavaScript Date from 1970, in milliseconds. */
const FURTHEST = 8.64e15;

/** A value in the API's format: like a field of its kind, and an exact decimal string for a number. */
export function writeValue(value: Value): unknown {
  switch (value?.kind) {
    case undefined:
      return null;
    case 'text':
      return value.text;
    case 'boolean':
      return value.is;
    case 'number':
      return writeDecimal(value);
    case 'money':
      return toDecimal(value.minor, value.currency);
    case 'datetime':
      return Math.abs(value.time) > FURTHEST ? null : new Date(value.time).toISOString();
  }
}

/** Why an action is blocked for a record, as a locale key; `undefined` when no rule matches. */
export function blockReason({ rules }: ActionBlocks, scope: Scope): string | undefined {
  for (const { when, note } of rules) {
    if (when === undefined) return note;
    const result = evaluate(when.expression, scope);
    if (result?.kind === 'boolean' && result.is) return note;
  }
  return undefined;
}

/** Moves blocked actions from a record's `can` to `blocked`, with the reason. */
function block(view: RecordView, record: Record<string, unknown>, can: readonly string[], scope: Scope): void {
  const notes: Record<string, string> = {};
  for (const blocks of view.blocks) {
    const note = can.includes(blocks.action) ? blockReason(blocks, scope) : undefined;
    if (note !== undefined) notes[blocks.action] = note;
  }
  if (Object.keys(notes).length === 0) return;
  record.can = can.filter((action) => notes[action] === undefined);
  record.blocked = notes;
}

/**
 * Adds computed values to a record; `tones` by rules; `blocked` with the reasons of actions that are in `can`; and
 * `in_progress` when it will soon change by itself.
 */
export function computeValues(
  view: RecordView,
  record: Record<string, unknown>,
  scope: Scope,
  can: readonly string[] = [],
): void {
  block(view, record, can, scope);
  for (const { field, typed } of view.computed) record[field] = writeValue(evaluate(typed.expression, scope));
  if (view.inProgress !== undefined) {
    const result = evaluate(view.inProgress.expression, scope);
    if (result?.kind === 'boolean' && result.is) record.in_progress = true;
  }
  if (view.tones.length === 0) return;
  const tones: Record<string, string> = {};
  for (const { field, rules } of view.tones) {
    for (const { tone, when } of rules) {
      const result = evaluate(when.expression, scope);
      if (result?.kind !== 'boolean' || !result.is) continue;
      tones[field] = tone;
      break;
    }
  }
  record.tones = tones;
}
