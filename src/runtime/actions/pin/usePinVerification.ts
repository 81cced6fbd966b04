import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SecurityAnswer } from '#contract/generated/api.ts';
import { useDescribeError } from '../../console/useDescribeError.ts';
import { RequestError } from '../../core/session/RequestError.ts';
import { request } from '../../core/session/request.ts';
import { type TextMessage, useTextMessage } from './useTextMessage.ts';

/** The method that confirms a PIN. */
export type PinVerificationMethod = 'authenticator' | 'text_message' | 'backup_code' | 'password';

/** State of confirming a PIN. */
export interface PinVerificationState {
  /** `undefined` until the available methods are known. */
  readonly way: PinVerificationMethod | undefined;
  readonly ways: readonly PinVerificationMethod[];
  readonly busy: boolean;
  /** The error text. */
  readonly text: string | undefined;
  readonly message: TextMessage;
  readonly choose: (way: PinVerificationMethod) => void;
  /** Sends the PIN with the code or the password. */
  readonly send: (proof: string) => void;
}

function waysOf({ mfa_type, is_phone_number_trusted, backup_codes_left }: SecurityAnswer): PinVerificationMethod[] {
  return [
    ...(mfa_type === 'authenticator' ? (['authenticator'] as const) : []),
    ...(is_phone_number_trusted ? (['text_message'] as const) : []),
    // Rule verification.code-alphanumeric.
    ...(backup_codes_left > 0 ? (['backup_code'] as const) : []),
    'password',
  ];
}

/** Saves a PIN with the proof of the user's identity. A locked user is signed out. */
export function usePinVerification(pin: string, onDone: () => void): PinVerificationState {
  const translate = useTranslate();
  const describe = useDescribeError();
  const [security, setSecurity] = useState<SecurityAnswer>();
  const [chosen, choose] = useState<PinVerificationMethod>();
  const [busy, setBusy] = useState(false);
  const [requestError, setRequestError] = useState<unknown>();
  const ways = security === undefined ? [] : waysOf(security);
  const way = chosen ?? ways[0];
  const message = useTextMessage(way === 'text_message' ? security?.phone_number : null);

  useEffect(() => {
    request('/api/user/security')
      .then(({ body }) => setSecurity(body as SecurityAnswer))
      .catch(setRequestError);
  }, []);

  async function send(proof: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    setRequestError(undefined);
    const given =
      way === 'password'
        ? { body: { pin }, headers: { 'x-confirmation-password': encodeURIComponent(proof) } }
        : { body: { pin, token: proof } };
    try {
      await request('/api/users/_pin', { method: 'PUT', ...given });
      onDone();
    } catch (error) {
      setRequestError(error);
      setBusy(false);
    }
  }

  /** A PIN that is not accepted is reported with what is wrong with it. */
  function wordsOf(error: unknown): string {
    if (!(error instanceof RequestError)) return describe(error).text;
    const code = error.errors[0]?.code;
    if (code !== undefined) return translate(`form_errors.${code}`);
    return describe(error).text;
  }

  const error = requestError ?? (way === 'text_message' ? message.error : undefined);
  return {
    way,
    ways,
    busy,
    text: error === undefined ? undefined : wordsOf(error),
    message,
    choose: (next) => {
      setRequestError(undefined);
      choose(next);
    },
    send: (proof) => void send(proof),
  };
}
