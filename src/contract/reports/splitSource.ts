/**
 * Splits what a report is of, as it is kept: `transactions?filter=…&columns=…`. The resource is before the question
 * mark; behind it, how its list is narrowed and ordered and which columns it has. Throws nothing.
 */
export function splitSource(source: string): { readonly resource: string; readonly query: URLSearchParams } {
  const [resource = '', query = ''] = source.split(/\?(.*)/s, 2);
  return { resource, query: new URLSearchParams(query) };
}
