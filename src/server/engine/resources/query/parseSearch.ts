import { type ExactKind, exactSearches } from '#compiler/resolve/fields/resolveFilter.ts';
import type { SearchFilter } from '#contract/generated/config.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { isCurrency } from '#contract/money/currencies.ts';
import { parseDecimal } from '#contract/money/decimal.ts';
import { parseAmountInput } from '#contract/money/parseAmountInput.ts';
import type { ListQueryContext } from './ListQueryContext.ts';
import type { Search } from './listQuery.ts';
import type { Fail } from './parseValues.ts';

/** Maximum length of a search text, in characters. */
const MAXIMUM_LENGTH = 200;

/** Maximum number of words; further ones are ignored. */
const MAXIMUM_WORDS = 8;

/** Minimum length of a word for the trigram index. */
const INDEXED_LENGTH = 3;

/** Signs and currencies around an amount. */
const AROUND_AMOUNT = /^[+\-−]? ?(?:rp|idr|php|usd|sgd|us\$|s\$|[₱$])?\.? ?| ?(?:idr|php|usd|sgd)$/g;

/**
 * The amounts that a text may mean, in minor units: "Rp2.500.000" in the currency's format, and "2,500,000.00" in others. A
 * search may match both, since it only reads.
 */
function amountsOf(text: string, currency: string): string[] {
  if (!isCurrency(currency)) return [];
  const bare = text.replaceAll(AROUND_AMOUNT, '').replace(/[.,]00$/, '');
  const swapped = bare.replaceAll(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
  const read = [bare, swapped].map((written) => parseAmountInput(written, currency));
  return [...new Set(read)].flatMap((decimal) =>
    decimal === undefined ? [] : [parseDecimal(decimal, currency).toString()],
  );
}

/** Parses a text by kind, in the database's format. */
const RECOGNISE: { [K in ExactKind]: (text: string, currency: string) => string[] } = {
  amount: amountsOf,
  last_four: (text) => (/^\d{4}$/.test(text) ? [text] : []),
};

/** The words of a text. When none is long enough for the index, the text is one word. */
function wordsOf(text: string): string[] {
  const words = [...new Set(text.split(/\s+/))].slice(0, MAXIMUM_WORDS);
  return words.some(({ length }) => length >= INDEXED_LENGTH) ? words : [text];
}

/**
 * Interprets a search text: parts of fields, a record's id, and values of declared filters.
 * Rule lists.search-any-part.
 */
export function parseSearch(
  value: unknown,
  filter: SearchFilter,
  { access, limits, currency }: ListQueryContext,
  fail: Fail,
): Search | undefined {
  const minimum = filter.minimum ?? limits.search_minimum;
  const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (text.length < minimum || text.length > MAXIMUM_LENGTH || text.includes('\u0000')) {
    return fail(`must be text of ${minimum} to ${MAXIMUM_LENGTH} characters`);
  }
  const exact: Search['exact'][number][] = [];
  for (const [kind, field] of exactSearches(filter)) {
    for (const recognised of RECOGNISE[kind](text, currency)) exact.push({ kind, field, value: recognised });
  }
  const id = parseRecordId(access.record.idPrefix, text);
  return { fields: filter.fields, words: wordsOf(text), id, exact, followed: access.followed };
}
