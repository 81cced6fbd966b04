import { type ReactNode, Suspense, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { clockTime } from '#contract/dates/clockTime.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { Button } from '../../parts/buttons/Button.tsx';
import { UsernameField } from '../../parts/fields/UsernameField.tsx';
import { CodeDialog, FormDialog } from '../../parts/overlays/lazyOverlays.tsx';
import styles from './PinSetup.module.css';
import { type PinVerificationMethod, usePinVerification } from './usePinVerification.ts';

/** Digits of a code. */
const LENGTH = 6;

/** The inputs of methods that are no code of six. */
const INPUT = {
  password: { type: 'password', autoComplete: 'current-password', maxLength: 1024 },
  backup_code: { type: 'text', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 40 },
} as const;

interface ProvePinProps {
  readonly pin: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Confirms a new PIN by one of the user's methods: authenticator, text message, backup code, or password. */
export function VerifyPin({ pin, onDone, onCancel }: ProvePinProps) {
  const translate = useTranslate();
  const { user } = useConsole().console;
  const id = useId();
  const [typed, setTyped] = useState('');
  const proof = usePinVerification(pin, onDone);
  const { way, ways, busy, text, message } = proof;
  if (way === undefined) return null;

  function choose(other: PinVerificationMethod): void {
    setTyped('');
    proof.choose(other);
  }

  const error: ReactNode = text !== undefined && <p className={styles.error}>{text}</p>;
  const others = (
    <div className={styles.ways}>
      {way === 'text_message' && (
        <Button kind="plain" aria-disabled={message.wait > 0} onClick={message.wait > 0 ? undefined : message.send}>
          {message.wait > 0
            ? translate('actions.code_wait', { time: clockTime(message.wait) })
            : translate('actions.code_again')}
        </Button>
      )}
      {ways
        .filter((other) => other !== way)
        .map((other) => (
          <Button key={other} kind="plain" onClick={() => choose(other)}>
            {translate(`pin.use.${other}`)}
          </Button>
        ))}
    </div>
  );
  const shared = {
    title: translate('actions.prove_title'),
    submit: translate(busy ? 'shell.working' : 'actions.prove_submit'),
    cancel: translate('shell.cancel'),
    busy,
    error,
    onCancel,
  };
  if (way === 'authenticator' || way === 'text_message') {
    return (
      <Suspense>
        <CodeDialog
          {...shared}
          key={way}
          // Rule verification.code-alphanumeric.
          letters={way === 'text_message'}
          text={translate(`pin.prove.${way}`, { to: message.sentTo ?? '' })}
          label={translate('actions.code_label')}
          length={LENGTH}
          masked={false}
          resend={others}
          onSubmit={proof.send}
        />
      </Suspense>
    );
  }
  return (
    <Suspense>
      <FormDialog {...shared} onSubmit={() => typed.trim() !== '' && proof.send(typed)}>
        {way === 'password' && <UsernameField email={user.email} />}
        <div className={styles.field}>
          <label htmlFor={id}>{translate(`pin.prove.${way}`)}</label>
          <input
            key={way}
            id={id}
            {...INPUT[way]}
            value={typed}
            aria-invalid={text !== undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        {others}
      </FormDialog>
    </Suspense>
  );
}
