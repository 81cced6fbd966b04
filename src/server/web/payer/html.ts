import { escapeHtml } from '../../core/escapeHtml.ts';

/** HTML that is safe to send: its values are escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = string | Html | readonly Html[] | undefined;

function render(value: Value): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.text;
  return typeof value === 'string' ? escapeHtml(value) : value.map(({ text }) => text).join('');
}

/** HTML from a template: strings are escaped, HTML and lists of HTML are not, undefined is nothing. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(render)));
}

/** JSON for a script element of another type than JavaScript. */
export function jsonElement(id: string, value: unknown): Html {
  const text = JSON.stringify(value).replaceAll('<', '\\u003c');
  return new Html(`<script type="application/json" id="${escapeHtml(id)}">${text}</script>`);
}
