import type { ServerEnv } from '../../../core/env.ts';
import { arrivingTestCard } from './arrivingTestCard.ts';
import type { CardAcquirers, CardEntry, EntryResult, PayerCardAcquirer } from './CardAcquirer.ts';
import { sandboxAcquirer } from './sandboxAcquirer.ts';
import type { TestCardName } from './testCards.ts';

/** Time until simulated payers enter a card in the demo's live mode, in milliseconds. */
const DEMO_PAYERS_TAKE = 60_000;

const DAY = 86_400_000;

/** Path of the pages of the demo's acquirer. */
export const DEMO_CARD_PAGE = '/demo-acquirer';

/** The card of a payer by the last digits of the whole amount; null: they enter none. */
const CARDS_BY_AMOUNT: readonly (readonly [RegExp, TestCardName | null])[] = [
  [/404(?:\.\d+)?$/, null],
  [/405(?:\.\d+)?$/, 'INSUFFICIENT_BALANCE'],
  [/406(?:\.\d+)?$/, 'CHALLENGE'],
  [/$/, 'VISA_CHARGED'],
];

function cardOf(amount: string): TestCardName | null {
  return CARDS_BY_AMOUNT.find(([digits]) => digits.test(amount))?.[1] ?? null;
}

/**
 * A simulated acquirer that moves no money: its payers enter a card after a delay in milliseconds, and pass the challenge of
 * its bank. They dispute nothing. `page`: the address of its page for a payment, which shows what happens; null: it has none.
 * Rule cards.entered-at-the-acquirer.
 */
export function simulatedCardAcquirer(delay: number, page: (entry: CardEntry) => string | null): PayerCardAcquirer {
  return {
    ...sandboxAcquirer,
    async openOrPoll(entry: CardEntry, now: Date): Promise<EntryResult> {
      const name = cardOf(entry.amount);
      const enters = name === null ? entry.expires : new Date(entry.given.getTime() + delay);
      if (name === null || now < enters) return { state: 'PENDING', url: page(entry), nextPoll: enters };
      const card = arrivingTestCard(name, entry.country, now);
      return {
        state: 'ENTERED',
        entered: { card, cardholder_name: null, ip_address: null, ip_country: entry.country },
      };
    },
    async close() {},
    async readDisputes(_business, _after, now) {
      return { disputes: [], nextPoll: new Date(now.getTime() + DAY) };
    },
    async readChallenge() {
      return { state: 'ANSWERED', event: 'verify', eci: '05' };
    },
  };
}

/** Default acquirers of payers' cards: none in test mode, where payers choose a test card, and a simulated one in the demo's live mode. */
export function defaultCardAcquirers({ demo }: Pick<ServerEnv, 'demo'>): CardAcquirers {
  return demo ? { PRODUCTION: simulatedCardAcquirer(DEMO_PAYERS_TAKE, demoCardPage) } : {};
}

/** The page of the demo's acquirer for a payment. */
function demoCardPage({ id, returnUrl }: CardEntry): string {
  const { origin, pathname } = new URL(returnUrl);
  return `${origin}${DEMO_CARD_PAGE}/${pathname.split('/').at(-1)}/${id}`;
}
