import type { ResolvedFormField } from '#contract/generated/api.ts';
import type { Currency } from '#contract/money/currencies.ts';
import { readAmount } from '#contract/money/readAmount.ts';
import type { Translate } from '../Translate.ts';

/** What a form's list is filled with. */
export type FormRow = Readonly<Record<string, string | number | boolean>>;

/** The rows of a file, and what could not be read of it. */
export interface ParsedRows {
  readonly rows: readonly FormRow[];
  /** Columns of the file that the form does not ask for. */
  readonly unknown: readonly string[];
  /** The file has none of the columns that the form asks for. */
  readonly isForeign: boolean;
}

/** What a file is read with. */
export interface RowsContext {
  readonly translate: Translate;
  readonly currency: Currency;
}

/** Names are the same whatever stands between their letters: "Account number" is account_number. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

function columnOf(name: string, fields: readonly ResolvedFormField[], translate: Translate) {
  const wanted = plain(name);
  return fields.find(({ field, label }) => plain(field) === wanted || plain(translate(label)) === wanted);
}

/** A cell as the form holds it. What is no such value stays as it is, so that the form says at its place what is wrong. */
function cellValue(cell: string, field: ResolvedFormField, { translate, currency }: RowsContext): FormRow[string] {
  if (field.options !== undefined) {
    const wanted = plain(cell);
    const option = field.options.find(
      ({ value, label }) => plain(value) === wanted || plain(translate(label)) === wanted,
    );
    return option?.value ?? cell;
  }
  // An amount that can be read in two ways stays as it is: its field offers both.
  if (field.type === 'money') return readAmount(cell, currency).amount ?? cell;
  if (field.type === 'number') return cell !== '' && Number.isFinite(Number(cell)) ? Number(cell) : cell;
  if (field.type === 'checkbox') return ['true', 'yes', 'ya', '1'].includes(cell.toLowerCase());
  return cell;
}

/** The lines of a file as rows of a form's list, by the names in its first line. Empty cells are left out. */
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

/** An example of what a field holds. */
function exampleOf({ type, options, placeholder }: ResolvedFormField, translate: Translate): string {
  if (options !== undefined) return options[0]?.value ?? '';
  if (placeholder !== undefined) return translate(placeholder);
  if (type === 'money') return '150000';
  return type === 'email' ? 'name@example.com' : '';
}

/** The values that each choice of the list may have, a line for each. */
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
 * A file for the list: the names of its columns, and below them an example and the values of each choice in lines that
 * begin with #, which are not read.
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
