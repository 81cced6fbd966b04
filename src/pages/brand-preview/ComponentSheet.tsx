import { useTranslate } from 'react-admin';
import type { Tone } from '#contract/generated/api.ts';
import { Button, Cell, Chip, DayChart, Message, Skeleton } from '#runtime/islands/index.ts';
import styles from './BrandPreview.module.css';
import { SAMPLE_CHART, SAMPLE_COLUMNS, SAMPLE_RECORDS } from './samples.ts';

const BUTTONS = ['primary', 'secondary', 'plain', 'critical'] as const;
const TONES = ['positive', 'caution', 'critical', 'info', 'neutral'] as const satisfies readonly Tone[];

/** Every component of the console once. */
export function ComponentSheet() {
  const translate = useTranslate();
  return (
    <>
      <div className={styles.row}>
        {BUTTONS.map((kind) => (
          <Button key={kind} kind={kind}>
            {translate(`brand_preview.button_${kind}`)}
          </Button>
        ))}
        <Button kind="primary" disabled>
          {translate('brand_preview.button_disabled')}
        </Button>
      </div>
      <div className={styles.row}>
        {TONES.map((tone) => (
          <Chip key={tone} tone={tone}>
            {translate(`tones.${tone}`)}
          </Chip>
        ))}
      </div>
      {TONES.map((tone) => (
        <p key={tone} className={styles.notice} data-tone={tone}>
          {translate('brand_preview.notice')} <a href="#brand-preview">{translate('brand_preview.link')}</a>
        </p>
      ))}
      <Fields />
      <Rows />
      <div className={styles.card}>
        <DayChart label={translate('home.volume')} answer={SAMPLE_CHART} />
      </div>
      <div className={styles.card}>
        <Message icon="table" title={translate('list.empty')} text={translate('transactions.empty')} />
      </div>
      <div className={styles.card}>
        <Message icon="alert" title={translate('list.error')} text={translate('errors.network')}>
          <Button>{translate('shell.retry')}</Button>
        </Message>
      </div>
      <div className={styles.card} data-sample="">
        <Skeleton lines={3} />
      </div>
    </>
  );
}

function Fields() {
  const translate = useTranslate();
  return (
    <div className={styles.card}>
      <label className={styles.field}>
        {translate('brand_preview.field_text')}
        <input defaultValue="Kopi Nusantara" />
      </label>
      <label className={styles.field}>
        {translate('brand_preview.field_wrong')}
        <input defaultValue="?" aria-invalid="true" />
        <span className={styles.wrong}>{translate('brand_preview.field_problem')}</span>
      </label>
      <label className={styles.field}>
        {translate('brand_preview.field_disabled')}
        <input disabled defaultValue="Kopi Nusantara" />
      </label>
      <label className={styles.tick}>
        <input type="checkbox" defaultChecked />
        {translate('brand_preview.field_tick')}
      </label>
    </div>
  );
}

function Rows() {
  const translate = useTranslate();
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {SAMPLE_COLUMNS.map((column) => (
              <th key={column.field} scope="col">
                {translate(column.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SAMPLE_RECORDS.map((record) => (
            <tr key={record.id}>
              {SAMPLE_COLUMNS.map((column) => (
                <td key={column.field}>
                  <Cell column={column} record={record} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
