import type { ResolvedForm } from '#contract/generated/api.ts';

/** What the parts of a form know of the whole. */
export interface FormFilling {
  readonly form: ResolvedForm;
  /** Puts a value in a field in place of what it holds. */
  readonly fill: (field: string, value: unknown) => void;
}
