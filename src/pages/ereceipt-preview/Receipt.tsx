import { useTranslate } from 'react-admin';
import { type ApiRecord, BreakableText, useConsole, useFormats } from '#runtime/islands/index.ts';
import styles from './EreceiptPreview.module.css';

interface ReceiptProps {
  readonly receipt: ApiRecord;
  /** `null`: no settings have been saved. */
  readonly settings: ApiRecord | null;
}

function text(record: ApiRecord | null, field: string): string | undefined {
  const value = record?.[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A receipt in its mail layout. */
export function Receipt({ receipt, settings }: ReceiptProps) {
  const translate = useTranslate();
  const { console } = useConsole();
  const formats = useFormats();
  const currency = text(receipt, 'currency') ?? console.business.currency;
  const amounts = ['vat_amount', 'amount'].flatMap((field) => {
    const amount = text(receipt, field);
    return amount === undefined ? [] : [{ field, amount: formats.money(amount, currency) }];
  });
  const lines = ['number', 'buyer_name', 'buyer_email', 'description'].flatMap((field) => {
    const value = text(receipt, field);
    return value === undefined ? [] : [{ field, value }];
  });
  const day = text(receipt, 'purchase_date');
  return (
    <article className={styles.receipt} aria-label={translate('ereceipts.preview')}>
      <header>
        <h2>{text(settings, 'name') ?? console.business.name}</h2>
        <p>{text(settings, 'address_line')}</p>
        <p>{text(settings, 'tax_number')}</p>
      </header>
      <dl>
        {lines.map(({ field, value }) => (
          <div key={field}>
            <dt>{translate(`fields.ereceipt.${field}`)}</dt>
            <dd>
              <BreakableText text={value} />
            </dd>
          </div>
        ))}
        {day !== undefined && (
          <div>
            <dt>{translate('fields.ereceipt.purchase_date')}</dt>
            <dd>{formats.day(day)}</dd>
          </div>
        )}
        {amounts.map(({ field, amount }) => (
          <div key={field} className={field === 'amount' ? styles.total : undefined}>
            <dt>{translate(`fields.ereceipt.${field}`)}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <footer>{text(settings, 'footer')}</footer>
    </article>
  );
}
