import { splitSource } from '../reports/splitSource.ts';

/** The parameter that names columns; every other one filters or sorts the list. */
export const COLUMNS = 'columns';

/** The list that a report contains. */
export interface ExportedList {
  readonly resource: string;
  readonly query: URLSearchParams;
  /** The list is filtered or sorted differently from its declaration. */
  readonly isNarrowed: boolean;
}

/** Parses the source that a report stores. */
export function readExportedList(source: string): ExportedList {
  const { resource, query } = splitSource(source);
  return { resource, query, isNarrowed: [...query.keys()].some((key) => key !== COLUMNS) };
}
