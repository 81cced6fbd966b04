import { type FormEvent, useState } from 'react';
import { clockTime } from '#contract/dates/clockTime.ts';
import type { BackupCodes, SecurityAnswer } from '#contract/generated/api.ts';
import { Button, request, type Words } from '#runtime/index.ts';
import { Field } from '../parts/Field.tsx';
import { FormError } from '../parts/FormError.tsx';
import styles from '../parts/public.module.css';
import { useCountdown } from '../parts/useCountdown.ts';
import { useSubmission } from '../parts/useSubmission.ts';
import own from './twoStep.module.css';

interface TurnedOnProps {
  readonly security: SecurityAnswer;
  readonly words: Words;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onOff: () => void;
}

/** The current second factor, and the changes that need a code of it: new backup codes, and turning it off. */
export function TurnedOn({ security, words, onCodes, onOff }: TurnedOnProps) {
  const [code, setCode] = useState('');
  const sending = useSubmission(words);
  const resend = useCountdown();
  const isByText = security.mfa_type === 'phone_number';
  const label = words(`access.2fa_setup.code_of.${security.mfa_type}`);
  const canAct = code.trim() !== '' && !sending.busy && sending.wait === 0;

  function make(event: FormEvent): void {
    event.preventDefault();
    if (!canAct) return;
    void sending.run(async () => {
      const answer = await request('/api/user/backup_codes', { method: 'POST', body: { code: code.trim() } });
      onCodes((answer.body as BackupCodes).codes);
    });
  }

  async function turnOff(): Promise<void> {
    const isDone = await sending.run(async () => {
      await request('/api/user/mfa', { method: 'DELETE', body: { code: code.trim() } });
    });
    if (isDone) onOff();
  }

  function send(): void {
    void sending.run(async () => {
      const body = { recipient: security.phone_number, type: 'PHONE_NUMBER' };
      await request('/api/otp', { method: 'POST', body });
      resend.start(30);
    });
  }

  return (
    <form className={styles.form} noValidate aria-busy={sending.busy} onSubmit={make}>
      <p className={styles.notice}>{words(`access.2fa_setup.on.${security.mfa_type}`)}</p>
      <p>{words('access.2fa_setup.left', { count: security.backup_codes_left })}</p>
      {isByText && (
        <Button aria-disabled={resend.seconds > 0} onClick={resend.seconds > 0 ? undefined : send}>
          {resend.seconds > 0
            ? words('access.login_verification.resend_wait', { time: clockTime(resend.seconds) })
            : words('access.2fa_setup.send')}
        </Button>
      )}
      <Field
        label={label}
        error={sending.fieldError('code')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <FormError words={words} error={sending.formError(['code'])} wait={sending.wait} />
      <div className={own.bar}>
        <Button type="submit" aria-disabled={!canAct}>
          {words('access.2fa_setup.new_codes')}
        </Button>
        <Button kind="critical" aria-disabled={!canAct} onClick={canAct ? () => void turnOff() : undefined}>
          {words('access.2fa_setup.off')}
        </Button>
      </div>
    </form>
  );
}
