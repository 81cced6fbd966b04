import type { Config } from '#compiler/config.ts';
import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import type { method_applications } from '../../database/schema/index.ts';

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

/** The step at which the business completes what it submitted. */
export function businessStep(steps: readonly string[]): string | undefined {
  return steps.find((step) => BUSINESS_STEPS.has(step));
}

const SWITCH_STEPS: ReadonlySet<unknown> = new Set(VALUE_LISTS['switch-steps']);

/** Whether the business confirms at a step that it leaves its provider. Rule payment-methods.switch-confirmed. */
export function isSwitchStep(step: unknown): boolean {
  return SWITCH_STEPS.has(step);
}

/** What the steps of an application depend on. */
export type Submitted = Pick<typeof method_applications.$inferSelect, 'current_provider'>;

/**
 * The step after the current one, before the channel is live; `undefined` where only the last one follows. What the business
 * has submitted is not requested again: the step for that is left out. So is the one to confirm that the business leaves its
 * provider, where it has submitted none.
 * Rule payment-methods.completed, payment-methods.switch-confirmed.
 */
export function nextStep(
  steps: readonly string[],
  current: unknown,
  submitted: Submitted | undefined,
): string | undefined {
  const later = steps.slice(steps.indexOf(String(current)) + 1, -1);
  const leavesProvider = Boolean(submitted?.current_provider);
  return later.find((step) => !BUSINESS_STEPS.has(step) && (leavesProvider || !SWITCH_STEPS.has(step)));
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
