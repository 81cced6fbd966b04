import { sql } from 'drizzle-orm';
import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import type { LimitsFile } from '#contract/generated/config.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import type { ActingPerson } from '../../access/sessions/people/SessionContext.ts';
import { ApiError, invalidRequest } from '../../core/errors/ApiError.ts';
import type { ConnectedTransaction } from '../../database/inBusiness.ts';
import { parseListQuery } from '../resources/query/parseListQuery.ts';
import { conditionShape, conditionValues, listWhere, scopeValues } from '../resources/statements/conditions.ts';
import { recordTable } from '../resources/statements/recordTable.ts';
import { bind, statementFor } from '../resources/statements/statement.ts';

/** The records of an action: listed ids, or all records that match a list's filter. */
export type Selection =
  | { readonly ids: readonly string[] }
  | {
      readonly all: true;
      readonly filter?: Readonly<Record<string, unknown>>;
      readonly segment?: string;
      readonly time_zone?: string;
      /** The count that was shown to the user; a larger number of matches is rejected. */
      readonly count: number;
    };

/** JSON Schema of the selection in a request body. */
export const SELECTION_SCHEMA = {
  oneOf: [
    {
      type: 'object',
      additionalProperties: false,
      required: ['ids'],
      properties: { ids: { type: 'array', minItems: 1, items: { type: 'string', maxLength: 64 } } },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['all', 'count'],
      properties: {
        all: { const: true },
        filter: { type: 'object' },
        segment: { type: 'string', maxLength: 64 },
        time_zone: { type: 'string', maxLength: 64 },
        count: { type: 'integer', minimum: 1 },
      },
    },
  ],
};

/** Context for reading a selection. */
export interface SelectionReader {
  /** The job's own transaction, because the embedded database has a single connection. */
  readonly transaction: ConnectedTransaction;
  readonly limits: LimitsFile;
  readonly access: ResourceAccess;
  readonly session: ActingPerson;
  readonly now: Date;
}

function tooLarge(most: number): ApiError {
  return new ApiError(
    'SELECTION_TOO_LARGE_ERROR',
    `At most ${most} records can be processed at once. Narrow the selection.`,
  );
}

function namedIds({ access, limits }: SelectionReader, ids: readonly string[]): string[] {
  if (ids.length > limits.actions.selection) throw tooLarge(limits.actions.selection);
  const parsed = ids.map((id) => parseRecordId(access.record.idPrefix, id));
  if (parsed.every((id) => id !== undefined)) return [...new Set(parsed)];
  throw invalidRequest('selection.ids', `must contain ids that begin with ${access.record.idPrefix}_`);
}

/** Ids of all records that match the list's filter, newest first. */
async function matchingIds(
  { transaction, limits, access, session, now }: SelectionReader,
  selection: Exclude<Selection, { ids: readonly string[] }>,
): Promise<string[]> {
  const query = parseListQuery(
    {
      filter: JSON.stringify(selection.filter ?? {}),
      ...(selection.segment !== undefined && { segment: selection.segment }),
      ...(selection.time_zone !== undefined && { time_zone: selection.time_zone }),
    },
    { access, limits: limits.list, timeZone: session.timeZone, currency: session.business.currency, now },
  );
  const most = limits.actions.selection;
  const shape = `ids|${access.name}|${JSON.stringify(access.where)}|${conditionShape(query)}|${most}`;
  const statement = statementFor(shape, () => {
    const { table, column } = recordTable(access.record);
    const where = listWhere(access.record, access.where, query);
    return sql`select ${column('id')} from ${table} where ${where} order by ${column('id')} desc limit ${sql.raw(String(most + 1))}`;
  });
  const values = { ...scopeValues(session.scope), ...conditionValues(query) };
  // Unnamed, so that it is planned for these values.
  const { name: _name, ...planned } = bind(statement, values);
  const { rows } = await transaction.$client.query<string[]>(planned);
  const ids = rows.flat();
  if (ids.length > most) throw tooLarge(most);
  if (ids.length > selection.count) {
    throw new ApiError(
      'SELECTION_CHANGED_ERROR',
      `The selection has changed: ${ids.length} records match, not ${selection.count}.`,
    );
  }
  return ids;
}

/** The distinct UUIDs of a selection. Throws when there are too many. */
export async function selectionIds(reader: SelectionReader, selection: Selection): Promise<string[]> {
  return 'ids' in selection ? namedIds(reader, selection.ids) : matchingIds(reader, selection);
}
