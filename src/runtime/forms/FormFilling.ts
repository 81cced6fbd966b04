import type { ResolvedForm } from '#contract/generated/api.ts';

/** What the parts of a form know of the whole. */
export interface FormFilling {
  readonly form: ResolvedForm;
  /** Puts values in fields in place of what they hold, by field. */
  readonly fill: (values: Readonly<Record<string, unknown>>) => void;
}
