import { type Html, html } from './html.ts';
import type { Rejected } from './PayerDrawing.ts';

/** Whether what was entered in a field was rejected. */
export function isWrong(rejected: Rejected | undefined, name: string): boolean {
  return rejected?.errors.some((error) => error.field === name) === true;
}

/** What is wrong with a field. `id`: of its input. */
export function fieldError(id: string, error: string): Html {
  return html`<p class="pay-error" id="${id}-error">${error}</p>`;
}

/** A field of a form that needs no script. */
export interface FormField {
  /** The id of its input. */
  readonly id: string;
  readonly label: string;
  /** What is wrong with what was entered. */
  readonly error: string | undefined;
}

/** A field with its label and its error. `draw` draws the input with the attributes that name the error. */
export function formField({ id, label, error }: FormField, draw: (described: Html | undefined) => Html): Html {
  const described = error === undefined ? undefined : html` aria-invalid="true" aria-describedby="${id}-error"`;
  return html`<div class="pay-field"><label for="${id}">${label}</label><div class="pay-input">${draw(described)}</div>${error === undefined ? undefined : fieldError(id, error)}</div>`;
}
