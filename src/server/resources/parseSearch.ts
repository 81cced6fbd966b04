import { type ExactKind, exactSearches } from '#compiler/resolve/resolveFilter.ts';
import type { SearchFilter } from '#contract/generated/config.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { isCurrency } from '#contract/money/currencies.ts';
import { parseDecimal } from '#contract/money/decimal.ts';
import { parseAmountInput } from '#contract/money/parseAmountInput.ts';
import type { Search } from './listQuery.ts';
import type { FilterContext } from './parseFilter.ts';
import type { Fail } from './parseValues.ts';

/** Longest text that is searched for, in characters. */
const MAXIMUM_LENGTH = 200;

/** What a text is, where it is of the kind, as the database takes it. */
const RECOGNISE: { [K in ExactKind]: (text: string, currency: string) => string | undefined } = {
  amount: (text, currency) => {
    const decimal = isCurrency(currency) ? parseAmountInput(text, currency) : undefined;
    return decimal === undefined || !isCurrency(currency) ? undefined : parseDecimal(decimal, currency).toString();
  },
  last_four: (text) => (/^\d{4}$/.test(text) ? text : undefined),
  email: (text) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? text : undefined),
};

/** Recognises what was typed: how a field begins, the id of a record, and what the filter declares. */
export function parseSearch(
  value: unknown,
  filter: SearchFilter,
  { access, limits, currency }: FilterContext,
  fail: Fail,
): Search | undefined {
  const minimum = filter.minimum ?? limits.search_minimum;
  const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (text.length < minimum || text.length > MAXIMUM_LENGTH || text.includes('\u0000')) {
    return fail(`must be text of ${minimum} to ${MAXIMUM_LENGTH} characters`);
  }
  const exact: Search['exact'][number][] = [];
  for (const [kind, field] of exactSearches(filter)) {
    const recognised = RECOGNISE[kind](text, currency);
    if (recognised !== undefined) exact.push({ kind, field, value: recognised });
  }
  return { fields: filter.fields, text, id: parseRecordId(access.record.idPrefix, text), exact };
}
