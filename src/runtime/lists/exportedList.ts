/** The parameter of a source that names columns; any other narrows or orders the list. */
export const COLUMNS = 'columns';

/** What a report is of, as it is kept: `transactions?filter=…&columns=…`. */
export interface ExportedList {
  /** The resource. */
  readonly name: string;
  readonly query: URLSearchParams;
  /** It is not the list as everybody finds it, but as somebody saw it. */
  readonly isNarrowed: boolean;
}

/** Reads a source as reports keep it: a list, and behind a question mark how it is narrowed and which columns it has. */
export function readExportedList(text: string): ExportedList {
  const [name = '', rest = ''] = text.split(/\?(.*)/s, 2);
  const query = new URLSearchParams(rest);
  return { name, query, isNarrowed: [...query.keys()].some((key) => key !== COLUMNS) };
}
