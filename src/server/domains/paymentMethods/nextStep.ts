import type { Config } from '#compiler/config.ts';
import { VALUE_LISTS } from '#contract/generated/valueLists.ts';

/** The steps of a channel's activation, the last one included: those that config/resources/payment-methods.yaml shows. */
export function stepsOf({ resources }: Pick<Config, 'resources'>, channel: string): readonly string[] {
  for (const { value } of resources.values()) {
    if (value.record !== 'payment-method') continue;
    for (const column of value.list.columns) {
      if (typeof column === 'string' || column.type !== 'steps') continue;
      return (Object.hasOwn(column.steps, channel) ? column.steps[channel] : undefined) ?? column.others ?? [];
    }
  }
  return [];
}

/** Steps at which only the business can go on: what it submitted has to be completed. Rule payment-methods.completed. */
const BUSINESS_STEPS: ReadonlySet<unknown> = new Set(VALUE_LISTS['business-steps']);

/** The step at which the business completes what it submitted; LinkAja, which has none, goes back to its second one. */
export function businessStep(steps: readonly string[]): string | undefined {
  return steps.find((step) => BUSINESS_STEPS.has(step)) ?? steps[1];
}

/**
 * The step after the current one, before the channel is live; `undefined` where only the last one follows. What the business
 * has submitted is not requested again: the step for that is left out.
 */
export function nextStep(steps: readonly string[], current: unknown): string | undefined {
  const later = steps.slice(steps.indexOf(String(current)) + 1, -1);
  return later.find((step) => !BUSINESS_STEPS.has(step));
}

const LINKED_STEPS: ReadonlySet<unknown> = new Set(VALUE_LISTS['linked-steps']);

/** Whether a test is done on a page of the partner, without which it cannot begin. Rule payment-methods.uat-link. */
export function needsTestLink(step: unknown): boolean {
  return LINKED_STEPS.has(step);
}

const TEST_STEPS: ReadonlySet<unknown> = new Set(VALUE_LISTS['test-steps']);

/** Whether the partner tests the connection at a step. Rule payment-methods.uat-link. */
export function isTestStep(step: unknown): boolean {
  return TEST_STEPS.has(step);
}
