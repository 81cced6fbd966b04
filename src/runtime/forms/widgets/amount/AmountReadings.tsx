import { useTranslate } from 'react-admin';
import type { Currency } from '#contract/money/currencies.ts';
import { readAmount } from '#contract/money/readAmount.ts';
import { useFormats } from '../../../console/useFormats.ts';
import { Button } from '../../../parts/buttons/Button.tsx';
import styles from '../../../parts/fields/forms.module.css';

interface AmountReadingsProps {
  readonly id: string;
  readonly text: string;
  readonly currency: Currency;
  readonly onChoose: (amount: string) => void;
}

/** The readings of an ambiguous amount, for the user to choose from. */
export function AmountReadings({ id, text, currency, onChoose }: AmountReadingsProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const { readings } = readAmount(text, currency);
  if (readings.length === 0) return null;
  return (
    <div id={id} className={styles.readings} role="status">
      <p>{translate(readings.length > 1 ? 'shell.form.amount_readings' : 'shell.form.amount_reading', { text })}</p>
      <div>
        {readings.map((amount) => (
          <Button key={amount} onClick={() => onChoose(amount)}>
            {formats.money(amount, currency)}
          </Button>
        ))}
      </div>
    </div>
  );
}
