import { useTranslate } from 'react-admin';
import { Button } from '../buttons/Button.tsx';

interface LeaveQuestionProps {
  readonly className: string | undefined;
  readonly text: string;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Replaces a dialog's buttons: confirms leaving unsaved input. The safe choice has the focus. */
export function LeaveConfirmation({ className, text, onStay, onLeave }: LeaveQuestionProps) {
  const translate = useTranslate();
  return (
    <div className={className} role="alertdialog" aria-label={text}>
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
