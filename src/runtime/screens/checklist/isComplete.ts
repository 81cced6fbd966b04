import type { ChecklistStep } from '#contract/generated/api.ts';

/** Whether nothing of a step is left to fill in. */
export function isComplete({ missing, invalid }: ChecklistStep): boolean {
  return missing.length === 0 && invalid.length === 0;
}
