import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ResolvedFormField } from '#contract/generated/api.ts';
import { parseCsv } from '#contract/text/parseCsv.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { Button } from '../../parts/buttons/Button.tsx';
import styles from '../../parts/fields/forms.module.css';
import { Icon } from '../../parts/icons/Icon.tsx';
import { type FormRow, readRows, templateText } from './readRows.ts';

interface RowsFromFileProps {
  readonly list: ResolvedFormField;
  /** Name of the template file. */
  readonly name: string;
  readonly onRows: (rows: readonly FormRow[], fileName: string) => void;
}

/** The largest file that is read, in bytes. */
const LARGEST = 1_000_000;

/** Downloads the template of a list's file. */
function saveTemplate(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}

/** Fills a list from a CSV file, which replaces its content; the result is announced to screen readers. */
export function RowsFromFile({ list, name, onRows }: RowsFromFileProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const { currency } = useConsole().console.business;
  const { fields = [], max_items: most = Number.POSITIVE_INFINITY } = list;

  async function read(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = event.target.files ?? [];
    // The same file can be chosen again after a correction.
    event.target.value = '';
    if (file === undefined) return;
    if (file.size > LARGEST) return setSaid(translate('shell.form.rows_too_large'));
    const { rows, unknown, isForeign } = readRows(parseCsv(await file.text()), fields, { translate, currency });
    if (isForeign || rows.length === 0) return setSaid(translate('shell.form.rows_foreign'));
    if (rows.length > most) return setSaid(translate('shell.form.rows_too_many', { count: rows.length, most }));
    onRows(rows, file.name);
    const left = unknown.length > 0 ? ` ${translate('shell.form.rows_unknown', { columns: unknown.join(', ') })}` : '';
    setSaid(translate('shell.form.rows_read', { count: rows.length }) + left);
  }

  return (
    <div className={styles.fromFile}>
      <Button onClick={() => input.current?.click()}>
        <Icon name="upload" size={16} />
        {translate('shell.form.rows_from_file')}
      </Button>
      <Button kind="plain" onClick={() => saveTemplate(`${name}-template`, templateText(fields, translate))}>
        {translate('shell.form.rows_template')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        hidden
        aria-label={translate('shell.form.rows_from_file')}
        onChange={(event) => void read(event)}
      />
      <p role="status">{said}</p>
    </div>
  );
}
