import type { ResolvedFormField } from '#contract/generated/api.ts';
import type { Currency } from '#contract/money/currencies.ts';
import { readAmount } from '#contract/money/readAmount.ts';
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

/** Names are compared without separators: "Account number" equals account_number. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

function columnOf(name: string, fields: readonly ResolvedFormField[], translate: Translate) {
  const wanted = plain(name);
  return fields.find(({ field, label }) => plain(field) === wanted || plain(translate(label)) === wanted);
}

/**
 * Converts a cell to the form's value. An invalid value stays unchanged, so that the form shows the error in its place.
 */
function cellValue(cell: string, field: ResolvedFormField, { translate, currency }: RowsContext): FormRow[string] {
  if (field.options !== undefined) {
    const wanted = plain(cell);
    const option = field.options.find(
      ({ value, label }) => plain(value) === wanted || plain(translate(label)) === wanted,
    );
    return option?.value ?? cell;
  }
  // An ambiguous amount stays unchanged: its field offers both readings.
  if (field.type === 'money') return readAmount(cell, currency).amount ?? cell;
  if (field.type === 'number') return cell !== '' && Number.isFinite(Number(cell)) ? Number(cell) : cell;
  if (field.type === 'checkbox') return ['true', 'yes', 'ya', '1'].includes(cell.toLowerCase());
  return cell;
}

/** Converts the lines of a file to rows of a form's list, by the names in its first line. Empty cells are left out. */
export function readRows(
  [head = [], ...lines]: readonly (readonly string[])[],
  fields: readonly ResolvedFormField[],
  context: RowsContext,
): ParsedRows {
  const columns = head.map((name) => columnOf(name, fields, context.translate));
  const unknown = head.filter((name, index) => name !== '' && columns[index] === undefined);
  const rows = lines.map((line) => {
    const row: Record<string, FormRow[string]> = {};
    for (const [index, field] of columns.entries()) {
      const cell = line[index] ?? '';
      if (field !== undefined && cell !== '') row[field.field] = cellValue(cell, field, context);
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
