import type { fraud_predictions } from '../../../database/schema/index.ts';
import type { RuleFacts } from './ScreenedPayment.ts';

type Prediction = typeof fraud_predictions.$inferSelect;

/** How likely a payment is fraud, and why. */
export type Risk = Pick<Prediction, 'score' | 'risk_level' | 'cause'>;

/** The lowest scores of the risk levels. Rule fraud.risk-levels. */
const MEDIUM = 40;
const HIGH = 75;

/** The score of a payment that nothing is unusual about. */
const USUAL = 10;

const HIGHEST = 99;

/** Payments with one card in an hour that are many. */
const MANY = 4;

/** A payment of this many times the usual amount is unusual. */
const UNUSUAL_TIMES = 10n;

/** What is unusual about a payment, and how many points it adds, the heaviest first. */
function signals(
  { amount, card_country, ip_country, payments_per_hour }: Omit<RuleFacts, 'score'>,
  usual: bigint | undefined,
): readonly (readonly [Prediction['cause'], number])[] {
  const found: [Prediction['cause'], number][] = [];
  if (payments_per_hour >= MANY) found.push(['MANY_ATTEMPTS', 40]);
  if (card_country !== null && ip_country !== null && card_country !== ip_country) found.push(['COUNTRY_MISMATCH', 35]);
  if (usual !== undefined && usual > 0n && amount >= usual * UNUSUAL_TIMES) found.push(['UNUSUAL_AMOUNT', 30]);
  return found;
}

function levelOf(score: number): Risk['risk_level'] {
  if (score >= HIGH) return 'HIGH';
  return score >= MEDIUM ? 'MEDIUM' : 'NORMAL';
}

/**
 * The risk of a payment, of its amount, the usual amount of the business (minor units), its countries and how often its
 * card was used. A test card may have a score of its own.
 * Rule fraud.risk-score.
 */
export function riskOf(
  facts: Omit<RuleFacts, 'score'>,
  { usual, fixed }: { readonly usual: bigint | undefined; readonly fixed: number | undefined },
): Risk {
  const found = signals(facts, usual);
  const points = found.reduce((sum, [, weight]) => sum + weight, USUAL);
  const score = fixed ?? Math.min(points, HIGHEST);
  return { score, risk_level: levelOf(score), cause: found[0]?.[0] ?? 'NOTHING_UNUSUAL' };
}
