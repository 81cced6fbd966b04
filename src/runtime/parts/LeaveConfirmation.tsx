import { useTranslate } from 'react-admin';
import { Button } from './Button.tsx';

interface LeaveQuestionProps {
  readonly className: string | undefined;
  readonly text: string;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** In place of a dialog's buttons: what has been filled in is not left without asking. The safe answer has the focus. */
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
