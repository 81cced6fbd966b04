import { cellValue, columnOf } from '#contract/forms/fileCells.ts';
import type { ResolvedFormField } from '#contract/generated/api.ts';
import type { Currency } from '#contract/money/currencies.ts';
import type { Translate } from '../errors/Translate.ts';

/** A row of a form's list. Rule forms.rows-from-file. */
export type FormRow = Readonly<Record<string, string | number | boolean>>;

/** The rows of a file, and the parts that could not be read. */
export interface ParsedRows {
  readonly rows: readonly FormRow[];
  /** Columns of the file that the form does not have. */
  readonly unknown: readonly string[];
  /** The file has none of the form's columns. */
  readonly isForeign: boolean;
}

/** Parameters of reading a file. */
export interface RowsContext {
  readonly translate: Translate;
  readonly currency: Currency;
}

/** Converts the lines of a file to rows of a form's list, by the names in its first line. Empty cells are left out. */
export function readRows(
  [head = [], ...lines]: readonly (readonly string[])[],
  fields: readonly ResolvedFormField[],
  { translate, currency }: RowsContext,
): ParsedRows {
  const texts = [(key: string) => translate(key)];
  const columns = head.map((name) => columnOf(name, fields, texts));
  const unknown = head.filter((name, index) => name !== '' && columns[index] === undefined);
  const rows = lines.map((line) => {
    const row: Record<string, FormRow[string]> = {};
    for (const [index, field] of columns.entries()) {
      const cell = line[index] ?? '';
      if (field !== undefined && cell !== '') row[field.field] = cellValue(cell, field, { texts, currency });
    }
    return row;
  });
  return { rows, unknown, isForeign: columns.every((column) => column === undefined) };
}

function quoted(cell: string): string {
  return /[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Returns an example value of a field. */
function exampleOf({ type, options, placeholder }: ResolvedFormField, translate: Translate): string {
  if (options !== undefined) return options[0]?.value ?? '';
  if (placeholder !== undefined) return translate(placeholder);
  if (type === 'money') return '150000';
  return type === 'email' ? 'name@example.com' : '';
}

/** Returns the allowed values of each choice in the list, one line per choice. */
function choiceLines(fields: readonly ResolvedFormField[], translate: Translate): string[] {
  return fields.flatMap(({ field, options }) => {
    const values = options?.map(({ value, label }) => {
      const name = translate(label);
      return name === value ? value : `${value} = ${name}`;
    });
    return values === undefined ? [] : [`# ${field}: ${values.join(' | ')}`];
  });
}

/**
 * Returns a template file for the list: the column names, and below them an example and the values of each choice in
 * lines that begin with #, which are ignored.
 */
export function templateText(fields: readonly ResolvedFormField[], translate: Translate): string {
  const example = fields.map((field) => exampleOf(field, translate));
  const lines = [
    fields.map(({ field }) => field).join(','),
    `# ${example.map(quoted).join(',')}`,
    ...choiceLines(fields, translate).map(quoted),
    quoted(`# ${translate('shell.form.rows_template_note')}`),
  ];
  return `${lines.join('\r\n')}\r\n`;
}
