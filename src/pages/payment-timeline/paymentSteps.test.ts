import { describe, expect, it } from 'vitest';
import { paymentSteps } from './paymentSteps.ts';

function stepList(status: unknown): string {
  return paymentSteps({ id: 'vap_1', status })
    .map(({ id, state }) => `${id} ${state}`)
    .join(', ');
}

describe('the steps of a payment', () => {
  it.each([
    ['COMPLETED', 'opened done, paid done'],
    ['PENDING', 'opened done, waiting now, paid later'],
    ['FAILED', 'opened done, failed failed'],
    ['EXPIRED_BY_BANK', 'opened done'],
    [null, 'opened done'],
  ])('%s', (status, steps) => {
    expect(stepList(status)).toBe(steps);
  });
});
