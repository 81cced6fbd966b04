import type { ResolvedFormField } from '#contract/generated/api.ts';
import type { Translate } from '../Translate.ts';

/** What a form's list is filled with. */
export type FormRow = Readonly<Record<string, string | number | boolean>>;

/** The rows of a file, and what could not be read of it. */
export interface RowsRead {
  readonly rows: readonly FormRow[];
  /** Columns of the file that the form does not ask for. */
  readonly unknown: readonly string[];
  /** The file has none of the columns that the form asks for. */
  readonly isForeign: boolean;
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
function cellValue(cell: string, field: ResolvedFormField, translate: Translate): FormRow[string] {
  if (field.options !== undefined) {
    const wanted = plain(cell);
    const option = field.options.find(
      ({ value, label }) => plain(value) === wanted || plain(translate(label)) === wanted,
    );
    return option?.value ?? cell;
  }
  // Amounts are often written as "Rp 1.500.000" or "1,500,000".
  if (field.type === 'money') return cell.replace(/^[A-Za-z₱$.\s]+/, '').replaceAll(/[.,](?=\d{3}(\D|$))/g, '');
  if (field.type === 'number') return cell !== '' && Number.isFinite(Number(cell)) ? Number(cell) : cell;
  if (field.type === 'checkbox') return ['true', 'yes', 'ya', '1'].includes(cell.toLowerCase());
  return cell;
}

/** The lines of a file as rows of a form's list, by the names in its first line. Empty cells are left out. */
export function readRows(
  [head = [], ...lines]: readonly (readonly string[])[],
  fields: readonly ResolvedFormField[],
  translate: Translate,
): RowsRead {
  const columns = head.map((name) => columnOf(name, fields, translate));
  const unknown = head.filter((name, index) => name !== '' && columns[index] === undefined);
  const rows = lines.map((line) => {
    const row: Record<string, FormRow[string]> = {};
    for (const [index, field] of columns.entries()) {
      const cell = line[index] ?? '';
      if (field !== undefined && cell !== '') row[field.field] = cellValue(cell, field, translate);
    }
    return row;
  });
  return { rows, unknown, isForeign: columns.every((column) => column === undefined) };
}

/** The first line of a file for the list: what its columns are called. */
export function templateText(fields: readonly ResolvedFormField[]): string {
  return `${fields.map(({ field }) => field).join(',')}\r\n`;
}
