import { describe, expect, it } from 'vitest';
import { approvalsLeft, approvalsNeeded, waitingColumns } from './approvalLevels.ts';
import { overLimit, type SendingRules } from './sendingRules.ts';

const RULES: SendingRules = {
  needsApproval: false,
  approvalFrom: undefined,
  secondApprovalFrom: undefined,
  selfApproval: false,
  limit: undefined,
  notifiesRecipient: false,
  notifyEmail: undefined,
};

// Rule sending.approval-levels.
describe('how many people approve an amount', () => {
  it.each<[Partial<SendingRules>, bigint, number]>([
    [{}, 10n ** 12n, 0],
    [{ approvalFrom: 1n }, 10n ** 12n, 0],
    [{ needsApproval: true }, 1n, 1],
    [{ needsApproval: true, approvalFrom: 1_000n }, 999n, 0],
    [{ needsApproval: true, approvalFrom: 1_000n }, 1_000n, 1],
    [{ needsApproval: true, secondApprovalFrom: 5_000n }, 4_999n, 1],
    [{ needsApproval: true, secondApprovalFrom: 5_000n }, 5_000n, 2],
    [{ secondApprovalFrom: 5_000n }, 4_999n, 0],
    [{ secondApprovalFrom: 5_000n }, 5_000n, 2],
    [{ needsApproval: true, approvalFrom: 9_000n, secondApprovalFrom: 5_000n }, 5_000n, 2],
    [{ secondApprovalFrom: 0n }, 0n, 2],
  ])('with %o, of %d: %i', (rules, amount, people) => {
    expect(approvalsNeeded({ ...RULES, ...rules }, amount)).toBe(people);
  });

  it('is counted down to none, and not below', () => {
    expect(approvalsLeft(waitingColumns(2))).toBe(2);
    const left = (approvals_needed: unknown, approvals_given: unknown) =>
      approvalsLeft({ approvals_needed, approvals_given } as never);
    expect([left(2, 1), left(2, 2), left(1, 2), left(null, null), left(2, null)]).toEqual([1, 0, 0, 0, 2]);
  });
});

// Rule sending.limit-at-once.
it('an amount up to the limit may be sent at once', () => {
  const over = (limit: bigint | undefined, amount: bigint) =>
    overLimit({ ...RULES, limit }, { amount, currency: 'PHP', field: 'amount' });
  expect([over(undefined, 10n ** 15n), over(5_000n, 5_000n)]).toEqual([[], []]);
  expect(over(5_000n, 5_001n)).toEqual([
    expect.objectContaining({ field: 'amount', code: 'over_limit', amount: '50.00' }),
  ]);
  expect(over(0n, 1n)).toHaveLength(1);
});
