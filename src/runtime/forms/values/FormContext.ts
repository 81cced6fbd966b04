import type { AmountLimits } from '#contract/forms/limitErrors.ts';
import type { ResolvedForm } from '#contract/generated/api.ts';
import type { FormValues } from './FormValues.ts';
import type { Typing } from './Typing.ts';

/** The invalid rows of each list, by the list's field. */
export type InvalidRows = Readonly<Record<string, ReadonlySet<number>>>;

/** The context that the parts of a form share. */
export interface FormContext {
  readonly form: ResolvedForm;
  /** The address of the action. */
  readonly address: string;
  /** The heading above the form. */
  readonly title: string;
  /** The largest amounts that the record of the action allows, by field. */
  readonly limits: AmountLimits;
  /** The fee of sending one, tax included, if a list shows the total. */
  readonly charges: string | undefined;
  /** The invalid rows of lists, by the list's field. */
  readonly invalidRows: InvalidRows;
  /** The field that the user was led to: a list shows the page with it. */
  readonly revealed: { readonly path: readonly string[] } | undefined;
  /** The id of the step that is shown, in a form with steps. */
  readonly step: string | undefined;
  /** What is typed and not yet taken up by the form. */
  readonly typing: Typing;
  /** Replaces the values of fields: the new ones, or what makes them of the current ones. */
  readonly fill: (values: FormValues | ((current: FormValues) => FormValues)) => void;
}
