import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { clockTime } from '#contract/dates/clockTime.ts';
import { parsePhoneNumber } from '#contract/phone/phoneNumber.ts';
import { TextField } from '#runtime/islands/fields.ts';
import {
  Button,
  CodeDialog,
  FormDialog,
  request,
  useConsole,
  useTextMessage,
  useToast,
} from '#runtime/islands/index.ts';
import styles from './profile.module.css';
import { useWrite } from './useWrite.ts';

/** Digits of a code. */
const LENGTH = 6;

interface PhoneDialogProps {
  readonly onClose: () => void;
  readonly onVerified: () => void;
}

/** Prompts for a phone number, sends a code to it, and verifies the code. */
export function PhoneDialog({ onClose, onVerified }: PhoneDialogProps) {
  const translate = useTranslate();
  const toast = useToast();
  const { console } = useConsole();
  const { busy, textOf, run } = useWrite();
  const [typed, setTyped] = useState('');
  const [phone, setPhone] = useState<string>();
  const [error, setError] = useState<string>();
  const message = useTextMessage(phone);

  function choose(): void {
    const isEmpty = typed.trim() === '';
    const number = parsePhoneNumber(typed, console.business.country);
    setError(number === undefined ? (isEmpty ? 'verifyPhoneEmptyError' : 'phoneNumberInvalid') : undefined);
    setPhone(number);
  }

  async function verify(code: string): Promise<void> {
    const isDone = await run(async () => {
      await request('/api/user/phone_number_verification', { method: 'PATCH', body: { otp_token: code } });
    });
    if (!isDone) return;
    toast(translate('profile.phone_verified'));
    onVerified();
    onClose();
  }

  const requestError = textOf(message.error);
  if (phone === undefined) {
    return (
      <Suspense>
        <FormDialog
          title={translate('profile.phone_title')}
          submit={translate('profile.phone_send')}
          cancel={translate('shell.cancel')}
          busy={busy}
          onSubmit={choose}
          onCancel={onClose}
        >
          <TextField
            label={translate('profile.phone_label')}
            type="tel"
            autoComplete="tel"
            maxLength={40}
            value={typed}
            error={error && translate(`form_errors.${error}`)}
            onChange={setTyped}
          />
        </FormDialog>
      </Suspense>
    );
  }
  return (
    <Suspense>
      <CodeDialog
        title={translate('actions.prove_title')}
        text={translate('pin.prove.text_message', { to: message.sentTo ?? phone })}
        label={translate('actions.code_label')}
        length={LENGTH}
        masked={false}
        submit={translate(busy ? 'shell.working' : 'actions.prove_submit')}
        cancel={translate('shell.cancel')}
        busy={busy}
        error={requestError && <p className={styles.error}>{requestError}</p>}
        resend={
          <Button kind="plain" aria-disabled={message.wait > 0} onClick={message.wait > 0 ? undefined : message.send}>
            {message.wait > 0
              ? translate('actions.code_wait', { time: clockTime(message.wait) })
              : translate('actions.code_again')}
          </Button>
        }
        onSubmit={(code) => void verify(code)}
        onCancel={onClose}
      />
    </Suspense>
  );
}
