import { useMemo, useState } from 'react';
import { renderSVG } from 'uqr';
import type { AuthenticatorSetup, BackupCodes } from '#contract/generated/api.ts';
import { CodeInput, request, type Words } from '#runtime/index.ts';
import { FormError } from '../parts/FormError.tsx';
import styles from '../parts/public.module.css';
import { useSubmission } from '../parts/useSubmission.ts';
import own from './twoStep.module.css';

/** Digits of a code. */
const LENGTH = 6;

interface FirstCodeProps {
  readonly setup: AuthenticatorSetup;
  readonly words: Words;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The secret for the authenticator app, as a QR code and as text, and its first code. */
export function FirstCode({ setup, words, onCodes }: FirstCodeProps) {
  const [code, setCode] = useState('');
  const sending = useSubmission(words);
  // Black on white in either theme, since cameras read that.
  const picture = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(setup.uri, { border: 2, ecc: 'M' }))}`,
    [setup.uri],
  );
  const error = sending.formError([]);

  async function confirm(typed: string): Promise<void> {
    setCode('');
    await sending.run(async () => {
      const answer = await request('/api/user/authenticator', { method: 'PUT', body: { code: typed } });
      onCodes((answer.body as BackupCodes).codes);
    });
  }

  return (
    <div className={styles.form} aria-busy={sending.busy}>
      <p>{words('access.2fa_setup.scan')}</p>
      <img className={own.code} src={picture} alt={words('access.2fa_setup.qr')} width={200} height={200} />
      <p>{words('access.2fa_setup.by_hand')}</p>
      <p className={own.secret} data-secret>
        {setup.secret.replaceAll(/.{4}(?=.)/g, '$& ')}
      </p>
      <p>{words('access.2fa_setup.first_code')}</p>
      <CodeInput
        label={words('access.login_verification.label.authenticator')}
        length={LENGTH}
        masked={false}
        value={code}
        disabled={sending.busy || sending.wait > 0}
        describedBy={error && 'first-code-error'}
        onChange={(typed) => (typed.length === LENGTH ? void confirm(typed) : setCode(typed))}
      />
      <div id="first-code-error">
        <FormError words={words} error={error} wait={sending.wait} />
      </div>
    </div>
  );
}
