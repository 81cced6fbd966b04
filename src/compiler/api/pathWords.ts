import pluralize from 'pluralize';

/** Path segments that say what is done, not with what. */
const VERBS = new Set([
  'get',
  'list',
  'search',
  'query',
  'find',
  'fetch',
  'all',
  'index',
  'filter',
  'lookup',
  'browse',
  'pagination',
  'paginated',
]);

/** `balanceAccounts`, `BalanceAccounts`, `balance_accounts` and `balance-accounts` alike: balance, accounts. */
export function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** The words of a segment without its verb: `listInvoices` and `invoices.list` are invoices. */
function nounsOf(segment: string): string[] {
  const words = wordsOf(segment.replace(/\.(json|xml|php)$/i, ''));
  while (words.length > 0 && VERBS.has(words[0] ?? '')) words.shift();
  while (words.length > 0 && VERBS.has(words.at(-1) ?? '')) words.pop();
  // `findByStatus` says how, not what.
  if (words[0] === 'by') return [];
  return words;
}

function isParameter(segment: string): boolean {
  return segment.includes('{');
}

/** The nouns of a path, segment by segment: `/v1/customers/{id}/listInvoices` is customers, invoices. */
export function pathNouns(path: string): string[][] {
  return path
    .split('/')
    .filter((segment) => segment !== '' && !isParameter(segment) && !/^v\d+([.-]\w+)*$/i.test(segment))
    .map(nounsOf)
    .filter((words) => words.length > 0);
}

/** Whether a path names one record: it ends in a parameter. */
export function endsInParameter(path: string): boolean {
  return isParameter(path.split('/').findLast((segment) => segment !== '') ?? '');
}

/** Words as they are compared: in one, in the singular. */
export function compared(words: readonly string[]): string {
  return words.map((word) => pluralize.singular(word)).join('_');
}

// The plural of a datum is in use as a singular.
pluralize.addUncountableRule('data');

export const plural = pluralize.plural;
export const singular = pluralize.singular;
