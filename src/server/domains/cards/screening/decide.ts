import { containingBits } from '../../../core/ipRange.ts';
import { ruleMatches } from './ruleMatches.ts';
import type { ListEntry, ScreenedPayment, ScreeningRule, Verdict } from './ScreenedPayment.ts';

/** The lists, the most specific first. */
const LISTS: readonly ListEntry['list'][] = ['CARD_NUMBER', 'BIN', 'IP', 'COUNTRY'];

/** How much of a payment an entry names: more is more specific; `undefined` when it is not about the payment. */
function reach({ list, value }: ListEntry, payment: ScreenedPayment): number | undefined {
  switch (list) {
    case 'CARD_NUMBER':
      return value === payment.card_digest ? 1 : undefined;
    case 'BIN':
      return payment.firstDigits.startsWith(value) ? value.length : undefined;
    case 'IP':
      return payment.ip_address === null ? undefined : containingBits(value, payment.ip_address);
    case 'COUNTRY':
      return value === payment.card_country ? 1 : undefined;
  }
}

/**
 * The list entry that decides on a payment: of the card's number, then of its first digits, then of the address, then of
 * the country; the one that names most. A block decides where two name as much.
 */
function decidingEntry(entries: readonly ListEntry[], payment: ScreenedPayment): ListEntry | undefined {
  for (const list of LISTS) {
    let best: ListEntry | undefined;
    let most = 0;
    for (const entry of entries) {
      const named = entry.list === list ? reach(entry, payment) : undefined;
      if (named === undefined || named < most || (named === most && best?.action === 'BLOCK')) continue;
      if (named > most || best === undefined || entry.action === 'BLOCK') best = entry;
      most = named;
    }
    if (best !== undefined) return best;
  }
  return undefined;
}

/**
 * What lists and rules decide on a payment. A list entry decides before rules; of rules, one that allows decides before
 * those that block, and the first of several is named. Where none is about the payment, it is allowed.
 * Rule fraud.acts-on-payments.
 */
export function decide(
  payment: ScreenedPayment,
  { entries, rules }: { readonly entries: readonly ListEntry[]; readonly rules: readonly ScreeningRule[] },
): Verdict {
  const entry = decidingEntry(entries, payment);
  if (entry !== undefined) {
    const { action, id: list_entry_id } = entry;
    return { action, cause: action === 'BLOCK' ? 'BLOCK_LIST' : 'ALLOW_LIST', list_entry_id, rule_id: null };
  }
  const about = rules.filter((rule) => ruleMatches(rule, payment));
  const rule = about.find(({ action }) => action === 'ALLOW') ?? about[0];
  if (rule === undefined) return { action: 'ALLOW', list_entry_id: null, rule_id: null };
  return { action: rule.action, cause: 'RULE', list_entry_id: null, rule_id: rule.id };
}
