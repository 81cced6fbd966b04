import type { Environment } from '#contract/generated/config.ts';
import { ofBusiness, type Queue } from '../../../core/queue/Queue.ts';
import { PATIENT_WAITS } from '../../../core/queue/retryWaits.ts';
import type { Services } from '../../../core/services.ts';
import type { CardAcquirers } from '../acquirer/CardAcquirer.ts';
import { advanceCheckout } from './advanceCheckout.ts';

/** Services that payments by card of live mode are made with. */
export interface CardServices extends Pick<Services, 'config'> {
  readonly cardAcquirers: CardAcquirers;
}

/**
 * Payments by card in live mode: the payer enters the card on the acquirer's page, it is screened, its cardholder
 * authenticated, and the amount charged once.
 * Rule cards.entered-at-the-acquirer.
 */
export function cardQueue({ config, cardAcquirers }: CardServices): Queue {
  return {
    name: 'card-request',
    followsTestClock: true,
    concurrency: 4,
    limits: { business: 2 },
    environments: Object.keys(cardAcquirers) as Environment[],
    waits: PATIENT_WAITS,
    async handle(given, run) {
      const task = ofBusiness(given);
      const acquirer = cardAcquirers[task.scope.environment];
      if (acquirer === undefined) throw new Error('No acquirer takes the cards of payers.');
      return advanceCheckout({ config, acquirer, task, run });
    },
  };
}
