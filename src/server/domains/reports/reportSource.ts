import { recordView } from '#compiler/resolve/fields/recordView.ts';
import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import { startOfDay, startOfNextDay } from '#contract/dates/days.ts';
import type { DayRange } from '#contract/dates/quickRange.ts';
import type { Language } from '#contract/generated/api.ts';
import type { Column, LimitsFile } from '#contract/generated/config.ts';
import { splitSource } from '#contract/reports/splitSource.ts';
import type { ActingPerson } from '../../access/sessions/people/SessionContext.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { parseExport } from '../../engine/resources/export/parseExport.ts';
import type { Condition, ListQuery } from '../../engine/resources/query/listQuery.ts';
import { parseListQuery } from '../../engine/resources/query/parseListQuery.ts';

/** Parameters of a list in a source. */
const PARAMETERS = ['sort', 'filter', 'segment', 'columns'] as const;

/** The source of a report, as stored: `transactions?filter=…&columns=…`. */
export interface ReportSource {
  readonly resource: string;
  readonly state: Readonly<Partial<Record<(typeof PARAMETERS)[number], string>>>;
}

/** Parses a source. Unknown parameters are ignored. */
export function readSource(text: string): ReportSource {
  const { resource, query } = splitSource(text);
  const state: Record<string, string> = {};
  for (const name of PARAMETERS) {
    const value = query.get(name);
    if (value !== null && value !== '') state[name] = value;
  }
  return { resource, state };
}

/** The source with explicit columns: by default, those that the user may export now. */
export function namedColumns(text: string, { exportColumns }: ResourceAccess): string {
  const { resource, state } = readSource(text);
  const columns = state.columns ?? exportColumns.map(({ field }) => field).join(',');
  return `${resource}?${new URLSearchParams({ ...state, columns })}`;
}

/** Parameters of a report. */
export interface ReportRequest {
  readonly source: string;
  readonly days: DayRange;
  /** IANA name. */
  readonly timeZone: string;
  readonly language: Language;
}

/** A report that the user may have, ready to be read. */
export interface OpenReport {
  /** Restricted to the columns of the file. */
  readonly access: ResourceAccess;
  readonly columns: readonly Column[];
  readonly query: ListQuery;
}

function openSource({ resolution }: Pick<ActingPerson, 'resolution'>, source: string): ResourceAccess | undefined {
  const { resource, state } = readSource(source);
  const access = resolution.access.get(resource);
  const open = access?.exportColumns.map(({ field }) => field) ?? [];
  const wanted = state.columns?.split(',') ?? [];
  return open.length > 0 && wanted.every((field) => open.includes(field)) ? access : undefined;
}

/** Whether the user may export the list of a source with all its columns. */
export function isOpenSource(person: Pick<ActingPerson, 'resolution'>, source: string): boolean {
  return openSource(person, source) !== undefined;
}

/**
 * The list of a source. Throws AUTHORIZATION_ERROR when the user may not export it with all its columns, or it does not
 * exist.
 */
export function sourceAccess(person: ActingPerson, source: string): ResourceAccess {
  const access = openSource(person, source);
  if (access !== undefined) return access;
  throw new ApiError('AUTHORIZATION_ERROR', 'You do not have permission to export this list.');
}

function withinDays({ from, to }: DayRange, timeZone: string): Condition[] {
  return [
    { kind: 'from', field: 'created', value: startOfDay(from, timeZone).toISOString() },
    { kind: 'before', field: 'created', value: startOfNextDay(to, timeZone).toISOString() },
  ];
}

/**
 * The list query of a report, validated for the user's current access. Throws API_VALIDATION_ERROR when a filter, sort or
 * column is not open to them, and AUTHORIZATION_ERROR when the list is not.
 */
export function openReport(
  person: ActingPerson,
  { source, days, timeZone, language }: ReportRequest,
  limits: LimitsFile['list'],
  now: Date,
): OpenReport {
  const access = sourceAccess(person, source);
  const { state } = readSource(source);
  const { columns } = parseExport({ columns: state.columns, format: undefined, language }, access, language);
  const { currency } = person.business;
  const query = parseListQuery({ ...state, time_zone: timeZone }, { access, limits, timeZone, currency, now });
  return {
    access: { ...access, listView: recordView(columns, access.record), actions: [], refused: [] },
    columns,
    query: { ...query, conditions: [...query.conditions, ...withinDays(days, timeZone)] },
  };
}
