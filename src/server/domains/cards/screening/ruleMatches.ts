import { parseDecimal } from '#contract/money/decimal.ts';
import type { RuleFacts, ScreeningRule } from './ScreenedPayment.ts';

/** The figures that rules compare, by attribute: that of the payment and that of the rule. */
function figures({ attribute, value }: ScreeningRule, facts: RuleFacts): readonly [bigint, bigint] | undefined {
  switch (attribute) {
    case 'AMOUNT':
      return [facts.amount, parseDecimal(value, facts.currency)];
    case 'RISK_SCORE':
      return [BigInt(facts.score), BigInt(value)];
    case 'PAYMENTS_PER_HOUR':
      return [BigInt(facts.payments_per_hour), BigInt(value)];
    case 'CARDS_PER_DAY':
      return [BigInt(facts.cards_per_day), BigInt(value)];
    default:
      return undefined;
  }
}

/** A country that is not known matches no rule. */
function matchesCountry({ attribute, comparison, value }: ScreeningRule, facts: RuleFacts): boolean {
  const country = attribute === 'CARD_COUNTRY' ? facts.card_country : facts.ip_country;
  if (country === null) return false;
  return comparison === 'IS' ? country === value : comparison === 'IS_NOT' && country !== value;
}

/**
 * Whether a fraud rule is about a payment. Used for payments as they arrive, and for those of the past that a rule is tried on.
 * Rule fraud.rules.
 */
export function ruleMatches(rule: ScreeningRule, facts: RuleFacts): boolean {
  const compared = figures(rule, facts);
  if (compared === undefined) return matchesCountry(rule, facts);
  const [own, limit] = compared;
  switch (rule.comparison) {
    case 'IS':
      return own === limit;
    case 'IS_NOT':
      return own !== limit;
    case 'AT_LEAST':
      return own >= limit;
    case 'LESS_THAN':
      return own < limit;
  }
}
