import { splitSource } from '#contract/reports/splitSource.ts';

/** The parameter of a source that names columns; any other narrows or orders the list. */
export const COLUMNS = 'columns';

/** What a report is of. */
export interface ExportedList {
  readonly resource: string;
  readonly query: URLSearchParams;
  /** It is not the list as everybody finds it, but as somebody saw it. */
  readonly isNarrowed: boolean;
}

/** Reads a source as reports keep it. */
export function readExportedList(source: string): ExportedList {
  const { resource, query } = splitSource(source);
  return { resource, query, isNarrowed: [...query.keys()].some((key) => key !== COLUMNS) };
}
