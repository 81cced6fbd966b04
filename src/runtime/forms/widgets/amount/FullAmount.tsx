import { useTranslate } from 'react-admin';
import { useConsole } from '../../../console/ConsoleContext.ts';
import { useFormats } from '../../../console/useFormats.ts';
import { Button } from '../../../parts/buttons/Button.tsx';
import styles from '../../../parts/fields/forms.module.css';

interface FullAmountProps {
  readonly limit: string;
  readonly disabled: boolean;
  readonly onChoose: (amount: string) => void;
}

/** Fills in the largest amount that the record allows. */
export function FullAmount({ limit, disabled, onChoose }: FullAmountProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const { currency } = useConsole().console.business;
  return (
    <div className={styles.fullAmount}>
      <Button disabled={disabled} onClick={() => onChoose(limit)}>
        {translate('shell.form.full_amount', { amount: formats.money(limit, currency) })}
      </Button>
    </div>
  );
}
