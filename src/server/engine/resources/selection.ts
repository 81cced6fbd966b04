import { and, type SQL, sql } from 'drizzle-orm';
import type { RecordView } from '#compiler/resolve/recordView.ts';
import type { ResourceAccess } from '#compiler/resolve/resolution.ts';
import type { ActionDeclaration } from '#contract/generated/config.ts';
import { maskValue } from '../../core/masking/maskValue.ts';
import type { Services } from '../../core/services.ts';
import { holds } from './recordConditions.ts';
import { recordTable } from './recordTable.ts';
import { readValue, workOut } from './workOut.ts';
import { writeCell } from './writeCell.ts';

/** What records are read with. */
export type RecordReader = Pick<Services, 'pool' | 'now'>;

/** A row as the database wrote it, cell by cell. */
export type Row = readonly (string | null)[];

/** A record as the API gives it. */
export type ApiRecord = Record<string, unknown>;

/** The actions on one record: its `can` tells which of them hold for it, its `blocked` which of those may not be done. */
export function recordActions({ actions, refused }: ResourceAccess): ActionDeclaration[] {
  return [...actions.filter(({ scope }) => scope === 'record'), ...refused];
}

/** The fields that are selected, in order: those that are answered, then those that are only read. */
function selectedFields({ fields, reads }: RecordView): string[] {
  return [...fields, ...reads];
}

/** What decides which fields are selected: part of a statement's shape. */
export function viewShape(view: RecordView): string {
  return selectedFields(view).join();
}

/**
 * What is selected: the open fields, those that something is worked out of, then for each action on a record whether
 * its `when` holds. A field that only a `when` reads is never selected itself.
 */
export function selection(access: ResourceAccess, view: RecordView): SQL[] {
  const { column } = recordTable(access.record);
  const conditions = recordActions(access).map(
    (action) => and(...holds(access.record, action.when ?? {})) ?? sql`true`,
  );
  return [...selectedFields(view).map((field) => sql`${column(field)}`), ...conditions];
}

/**
 * Turns rows of a selection into records: dates as ISO 8601 in UTC, money as decimal strings, ids with prefix, masked
 * values masked, computed ones worked out. What is only read does not stand in the record.
 */
export function recordWriter(access: ResourceAccess, view: RecordView, now: Services['now']): (row: Row) => ApiRecord {
  const selected = selectedFields(view);
  const plan = selected.flatMap((name, index) => {
    const field = access.record.fields[name];
    const currencyIndex = field?.currency === undefined ? -1 : selected.indexOf(field.currency);
    return field ? [{ name, index, field, currencyIndex, mask: view.masks.get(name) }] : [];
  });
  const answered = plan.filter(({ index }) => index < view.fields.length);
  const readable = new Map(plan.map((cell) => [cell.name, cell]));
  const actions = recordActions(access).map((action, index) => ({ id: action.id, index: selected.length + index }));
  const worksOut =
    view.computed.length > 0 || view.tones.length > 0 || view.blocks.length > 0 || view.inProgress !== undefined;
  return (row) => {
    const record: ApiRecord = {};
    for (const { name, index, field, currencyIndex, mask } of answered) {
      const cell = row[index];
      if (cell === null || cell === undefined) record[name] = null;
      else record[name] = mask ? maskValue(cell, mask) : writeCell(field, cell, row[currencyIndex]);
    }
    const can = actions.filter(({ index }) => row[index] === 't').map(({ id }) => id);
    if (actions.length > 0) record.can = can;
    if (worksOut) {
      const field = (name: string) => {
        const from = readable.get(name);
        const cell = from && row[from.index];
        return from && typeof cell === 'string' ? readValue(from.field, cell, row[from.currencyIndex]) : null;
      };
      workOut(view, record, { now: now().getTime(), field }, can);
    }
    return record;
  };
}
