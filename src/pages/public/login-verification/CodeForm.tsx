import { type FormEvent, useState } from 'react';
import { clockTime } from '#contract/dates/clockTime.ts';
import { Button, CodeInput, errorWords } from '#runtime/index.ts';
import { Field } from '../parts/Field.tsx';
import styles from '../parts/public.module.css';
import type { CodeFormProps } from './CodeFormProps.ts';
import { ResendButton } from './ResendButton.tsx';
import { useTextCode } from './useTextCode.ts';
import { useVerification } from './useVerification.ts';

/** Digits of a code. */
const LENGTH = 6;

/** Prompts for one code. It is sent as soon as it has six digits, and cleared if it was wrong. */
export function CodeForm(props: CodeFormProps) {
  const { challenge, method, words, onGone } = props;
  const [code, setCode] = useState('');
  const proof = useVerification(props);
  const message = useTextCode(challenge, method === 'text_message');
  const isDigits = method !== 'backup_code';
  const error = proof.error ?? message.error;
  const errorText = error === undefined ? undefined : errorWords(error, words);

  function submit(typed: string): void {
    if (proof.busy || proof.isGone || proof.wait > 0 || typed.trim() === '') return;
    setCode('');
    proof.send(typed);
  }

  function change(typed: string): void {
    setCode(typed);
    if (typed.length === LENGTH) submit(typed);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isDigits || code.length === LENGTH) submit(code);
  }

  const text = words(`access.login_verification.text.${method}`, { phone: message.sentTo ?? challenge.phone ?? '' });
  const label = words(`access.login_verification.label.${method}`);
  return (
    <form className={styles.form} noValidate aria-busy={proof.busy} onSubmit={handleSubmit}>
      <p id="proof-text">{text}</p>
      {isDigits ? (
        <CodeInput
          label={label}
          length={LENGTH}
          masked={false}
          value={code}
          disabled={proof.busy}
          describedBy={errorText && 'code-error'}
          onChange={change}
        />
      ) : (
        <Field
          label={label}
          error={undefined}
          name="backup_code"
          // After choosing another method the user types its code, and the pressed button is gone.
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      )}
      <div id="code-error" role="alert">
        {errorText !== undefined && <p className={styles.error}>{errorText}</p>}
        {proof.wait > 0 && <p aria-live="off">{words('sign_in.wait', { time: clockTime(proof.wait) })}</p>}
      </div>
      {method === 'text_message' && <ResendButton message={message} words={words} />}
      {proof.isGone ? (
        <Button kind="primary" onClick={onGone}>
          {words('access.login_verification.again')}
        </Button>
      ) : (
        <Button type="submit" kind="primary" aria-disabled={proof.busy || proof.wait > 0}>
          {words(proof.busy ? 'sign_in.busy' : 'access.login_verification.submit')}
        </Button>
      )}
    </form>
  );
}
