import { describe, expect, it } from 'vitest';
import { nextStep, stepsOf } from '#server/domains/paymentMethods/nextStep.ts';
import { CONFIG } from './resolutionOf.ts';

const { list, actions } = CONFIG.resources.get('payment-methods')?.value ?? {};
const channels = (list?.columns ?? []).flatMap((column) =>
  typeof column === 'string' || column.type !== 'steps' ? [] : Object.keys(column.steps),
);

/** The actions that go to the next step of a payment method at a step. */
function offered(channel: string, sub_status: string): string[] {
  const row: Readonly<Record<string, string>> = { status: 'pending', channel, sub_status };
  const steps = actions?.filter(({ run }) => run === 'payment_methods.advance') ?? [];
  return steps
    .filter(({ when = {} }) => Object.entries(when).every(([field, values]) => values.includes(row[field] ?? '')))
    .map(({ id }) => id);
}

// Rule reviews.sandbox.
describe.each([...channels, 'QRIS'])('the next step of %s', (channel) => {
  it('is offered by one action where another step comes before the channel is live, and by none at the last', () => {
    const steps = stepsOf(CONFIG, channel);
    expect(steps.length).toBeGreaterThan(2);
    for (const step of steps.slice(0, -1)) {
      expect([step, offered(channel, step).length]).toEqual([
        step,
        nextStep(steps, step, undefined) === undefined ? 0 : 1,
      ]);
    }
  });
});
