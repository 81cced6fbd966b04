import { useTranslate } from 'react-admin';
import { Button } from '../buttons/Button.tsx';
import styles from './DialogFrame.module.css';

interface LeaveConfirmationProps {
  readonly text: string;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Replaces a dialog's buttons: confirms leaving unsaved input. The safe choice has the focus. */
export function LeaveConfirmation({ text, onStay, onLeave }: LeaveConfirmationProps) {
  const translate = useTranslate();
  return (
    <div className={styles.actions} role="alertdialog" aria-label={text}>
      <p>{text}</p>
      <Button autoFocus onClick={onStay}>
        {translate('shell.form.stay')}
      </Button>
      <Button kind="critical" onClick={onLeave}>
        {translate('shell.form.leave_confirm')}
      </Button>
    </div>
  );
}
