import { and, type SQL, sql } from 'drizzle-orm';
import type { RecordView } from '#compiler/resolve/fields/recordView.ts';
import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import type { ActionDeclaration } from '#contract/generated/config.ts';
import type { BusinessClock } from '../../../core/clock/businessTime.ts';
import { maskValue } from '../../../core/masking/maskValue.ts';
import type { Services } from '../../../core/services.ts';
import { computeValues, readValue } from './computeValues.ts';
import { fixedConditions } from './recordConditions.ts';
import { recordTable } from './recordTable.ts';
import { writeCell } from './writeCell.ts';

/** What records are read with. */
export type RecordReader = Pick<Services, 'pool'> & BusinessClock;

/** A row in PostgreSQL's text format, cell by cell. */
export type Row = readonly (string | null)[];

/** A record in the API. */
export type ApiRecord = Record<string, unknown>;

/** The actions on one record: `can` lists those that are available, `blocked` those that are not and why. */
export function recordActions({ actions, refused }: ResourceAccess): ActionDeclaration[] {
  return [...actions.filter(({ scope }) => scope === 'record'), ...refused];
}

/** The selected fields, in order: returned ones, then those that are only read. */
function selectedFields({ fields, reads }: RecordView): string[] {
  return [...fields, ...reads];
}

/** The shape of a view: part of a statement's cache key. */
export function viewShape(view: RecordView): string {
  return selectedFields(view).join();
}

/**
 * The select list: the open fields, the inputs of computed values, then for each action whether its `when` matches. A field
 * that only a `when` uses is not selected.
 */
export function selection(access: ResourceAccess, view: RecordView): SQL[] {
  const { column } = recordTable(access.record);
  const conditions = recordActions(access).map(
    (action) => and(...fixedConditions(access.record, action.when ?? {})) ?? sql`true`,
  );
  return [...selectedFields(view).map((field) => sql`${column(field)}`), ...conditions];
}

/**
 * Converts rows to records: dates as ISO 8601 in UTC, amounts as decimal strings, ids with prefix, masked and computed
 * values. Fields that are only read are omitted.
 */
export function recordWriter(
  access: ResourceAccess,
  view: RecordView,
  now: Services['realTime'],
): (row: Row) => ApiRecord {
  const selected = selectedFields(view);
  const plan = selected.flatMap((name, index) => {
    const field = access.record.fields[name];
    const currencyIndex = field?.currency === undefined ? -1 : selected.indexOf(field.currency);
    return field ? [{ name, index, field, currencyIndex, mask: view.masks.get(name) }] : [];
  });
  const answered = plan.filter(({ index }) => index < view.fields.length);
  const readable = new Map(plan.map((cell) => [cell.name, cell]));
  const actions = recordActions(access).map((action, index) => ({ id: action.id, index: selected.length + index }));
  const computes =
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
    if (computes) {
      const field = (name: string) => {
        const from = readable.get(name);
        const cell = from && row[from.index];
        return from && typeof cell === 'string' ? readValue(from.field, cell, row[from.currencyIndex]) : null;
      };
      computeValues(view, record, { now: now().getTime(), field }, can);
    }
    return record;
  };
}
