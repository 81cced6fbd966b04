import type { Config } from '#compiler/config.ts';

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

/** The step after the current one, before the channel is live; `undefined` where only the last one follows. */
export function nextStep(steps: readonly string[], current: unknown): string | undefined {
  const at = steps.indexOf(String(current));
  return steps[at + 1] === steps.at(-1) ? undefined : steps[at + 1];
}
