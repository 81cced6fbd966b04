import { arrivingTestCard } from '#server/domains/cards/acquirer/arrivingTestCard.ts';
import type {
  ChallengeResult,
  EnteredCard,
  PayerCardAcquirer,
  ReportedDispute,
} from '#server/domains/cards/acquirer/CardAcquirer.ts';
import { sandboxAcquirer } from '#server/domains/cards/acquirer/sandboxAcquirer.ts';
import type { TestCardName } from '#server/domains/cards/acquirer/testCards.ts';

const MINUTE = 60_000;

/** The address of its pages. */
export const PAGE = 'https://cards.acquirer.example/pay/1';

/** An acquirer whose payers do what a test says. Calls are counted; an error is thrown once each time that it is set. */
export class TestAcquirer implements PayerCardAcquirer {
  readonly calls: string[] = [];
  card: TestCardName | undefined;
  challenge: ChallengeResult['state'] | 'verify' | 'fail' = 'PENDING';
  /** Thrown after the step was executed, as where an answer is lost. */
  readonly lost = new Set<string>();
  /** Runs before a step. */
  before: ((step: string) => Promise<void>) | undefined;

  disputes: ReportedDispute[] = [];

  private async step<T>(name: string, answer: () => Promise<T>): Promise<T> {
    await this.before?.(name);
    this.calls.push(name);
    const result = await answer();
    if (this.lost.delete(name)) throw new Error(`The answer of ${name} was lost`);
    return result;
  }

  openOrPoll: PayerCardAcquirer['openOrPoll'] = (entry, now) =>
    this.step('openOrPoll', async () => {
      const { card: name } = this;
      if (name === undefined)
        return {
          state: 'PENDING',
          url: `${PAGE}?return=${entry.returnUrl}`,
          nextPoll: new Date(now.getTime() + MINUTE),
        };
      const card = arrivingTestCard(name, entry.country, now);
      const entered: EnteredCard = { card, cardholder_name: 'Sari', ip_address: '203.0.113.9', ip_country: 'ID' };
      return { state: 'ENTERED', entered };
    });
  close: PayerCardAcquirer['close'] = () => this.step('close', async () => undefined);
  authenticate: PayerCardAcquirer['authenticate'] = (order) =>
    this.step('authenticate', async () => ({
      ...(await sandboxAcquirer.authenticate(order)),
      url: `${PAGE}/challenge`,
    }));
  readChallenge: PayerCardAcquirer['readChallenge'] = (_order, now) =>
    this.step('readChallenge', async () => {
      const { challenge } = this;
      if (challenge !== 'verify' && challenge !== 'fail')
        return { state: 'PENDING', nextPoll: new Date(now.getTime() + MINUTE) };
      return { state: 'ANSWERED', event: challenge, eci: challenge === 'verify' ? '05' : '07' };
    });
  authorize: PayerCardAcquirer['authorize'] = (order) => this.step('authorize', () => sandboxAcquirer.authorize(order));
  capture: PayerCardAcquirer['capture'] = (order, now) =>
    this.step('capture', () => sandboxAcquirer.capture(order, now));
  reverse: PayerCardAcquirer['reverse'] = (order) => this.step('reverse', () => sandboxAcquirer.reverse(order));
  readDisputes: PayerCardAcquirer['readDisputes'] = (_business, after, now) =>
    this.step('readDisputes', async () => {
      const disputes = this.disputes.slice(this.disputes.findIndex(({ reference }) => reference === after) + 1);
      return { disputes, nextPoll: new Date(now.getTime() + MINUTE) };
    });
}

/** A task whose acquirer's answer was lost is due again later. */
export function wasLost(error: unknown): boolean {
  if (error instanceof Error && error.message.endsWith('was lost')) return false;
  throw error;
}
