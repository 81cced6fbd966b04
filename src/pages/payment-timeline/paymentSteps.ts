import type { ApiRecord } from '#runtime/islands/index.ts';

/** One step of a payment. */
export interface PaymentStep {
  readonly id: 'opened' | 'waiting' | 'paid' | 'failed';
  readonly state: 'done' | 'now' | 'later' | 'failed';
  /** The field with its time. */
  readonly time?: 'created' | 'paid';
}

/** Returns the steps of a payment by its status. An unknown status shows only how the payment began. */
export function paymentSteps({ status }: ApiRecord): readonly PaymentStep[] {
  const opened: PaymentStep = { id: 'opened', state: 'done', time: 'created' };
  switch (status) {
    case 'COMPLETED':
      return [opened, { id: 'paid', state: 'done', time: 'paid' }];
    case 'FAILED':
      return [opened, { id: 'failed', state: 'failed' }];
    case 'PENDING':
      return [opened, { id: 'waiting', state: 'now' }, { id: 'paid', state: 'later' }];
    default:
      return [opened];
  }
}
