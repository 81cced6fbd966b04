import { compared } from './pathWords.ts';

/** Never the records that a path lists. */
const ERROR_NAMES = new Set(['error', 'warning', 'violation', 'fault', 'param_error', 'invalid_param']);

/** The records only where the path is named after them. */
export const ASIDE = new Set([
  'link',
  'included',
  'message',
  'notification',
  'facet',
  'filter',
  'column',
  'sort',
  'debug',
  'scope',
  'action',
]);

/** Generic names of record arrays in envelopes. */
export const STRONG = new Set([
  'data',
  'result',
  'record',
  'value',
  'list',
  'row',
  'hit',
  'node',
  'edge',
  'collection',
  'response',
  'entity',
]);
export const WEAK = new Set([
  'item',
  'entry',
  'content',
  'element',
  'object',
  'resource',
  'member',
  'document',
  'page',
]);

/** Objects that lie around a list. */
const CONTAINERS = new Set([
  ...STRONG,
  'embedded',
  'payload',
  'body',
  'page',
  'output',
  'content',
  'envelope',
  'return',
  // OData 2.
  'd',
  'query_response',
]);

/** What envelopes say beside their records about pages, counts and the answer itself. */
export const PAGING =
  /^(page|pages|per_page|offset|limit|start|end|skip|top|size|count|total|num|number|first|last|next|prev|previous|cursor|after|before|more|is_last|links?|meta|metadata|pagination|paging|paginator|object|url|uri|self|href|kind|type|etag|status|status_code|code|message|messages|success|ok|sort|sorted|order|order_by|request_id|incomplete_results|query|filter|took|timed_out|empty|embedded|context|odata_\w+|current|has_\w+|is_\w+|more_\w+|total_\w+|\w+_total|num_\w+|\w+_count|count_\w+|number_of_\w+|pageable|\w+_size|\w+_limit|page_\w+|\w+_page|\w+_pages|\w+_offset|next_\w+|prev_\w+|previous_\w+|first_\w+|last_\w+|\w+_cursor|\w+_token|\w+_links|cache|version|api_version|timestamp|server_time|response_\w+|result_code|trace_id|correlation_id|livemode|live_mode|schema|self_link)$/;

/** Names of an identity: the object that has one is a record itself. */
export const IDENTITY = new Set(['id', 'uuid', 'guid', 'sid']);

/** Whether an array is called after errors or warnings: `errors`, `payment_errors`. */
export function isErrorName(words: readonly string[]): boolean {
  return ERROR_NAMES.has(compared(words)) || ERROR_NAMES.has(compared(words.slice(-1)));
}

/** Whether the words are a container's: `data`, `_embedded`, `QueryResponse`. */
export function isContainer(words: readonly string[]): boolean {
  return CONTAINERS.has(compared(words));
}

/** Whether an array's name says only that it holds records: `data`, `items`. */
export function isEnvelopeName(words: readonly string[]): boolean {
  const name = compared(words);
  return STRONG.has(name) || WEAK.has(name);
}
