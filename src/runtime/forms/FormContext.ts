import type { AmountLimits } from '#contract/forms/limitErrors.ts';
import type { ResolvedForm } from '#contract/generated/api.ts';
import type { InvalidRows } from './rows/useInvalidRows.ts';

/** What the parts of a form know of the whole. */
export interface FormContext {
  readonly form: ResolvedForm;
  /** The heading above the form. */
  readonly title: string;
  /** The largest amounts that the record of the action leaves, by field. */
  readonly limits: AmountLimits;
  /** What sending one costs, tax included, where a list adds that up. */
  readonly charges: string | undefined;
  /** The rows of lists that need fixing, by the list's field. */
  readonly invalidRows: InvalidRows;
  /** The field that the person has just been led to: a list shows the page with it. */
  readonly revealed: { readonly path: readonly string[] } | undefined;
  /** Puts values in fields in place of what they hold, by field. */
  readonly fill: (values: Readonly<Record<string, unknown>>) => void;
}
