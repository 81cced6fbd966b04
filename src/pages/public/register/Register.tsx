import { useEffect, useRef, useState } from 'react';
import type { RegistrationForm, RegistrationRequest } from '#contract/generated/api.ts';
import { internationalNumber } from '#contract/phone/phoneNumber.ts';
import { newKey, RequestError, send } from '#runtime/index.ts';
import type { PublicScreenProps } from '../PublicScreen.ts';
import { LoadStatus } from '../parts/LoadStatus.tsx';
import { storePendingSignIn } from '../parts/pendingSignIn.ts';
import styles from '../parts/public.module.css';
import { useSubmission } from '../parts/useSubmission.ts';
import { CheckMail } from '../recovery/CheckMail.tsx';
import { AccountStep } from './AccountStep.tsx';
import { BusinessStep } from './BusinessStep.tsx';
import { ACCOUNT_FIELDS, NOTHING, type RegistrationValues } from './RegistrationValues.ts';
import { type RegistrationUnder, useRegistrationForm } from './useRegistrationForm.ts';

const STEPS = 3;

function requestOf(
  entered: RegistrationValues,
  form: RegistrationForm,
  others: Pick<RegistrationRequest, 'preferred_language'> & { readonly under: RegistrationUnder },
): RegistrationRequest {
  const country = entered.country ?? form.countries[0] ?? 'ID';
  const phone = form.phone_number === 'none' ? undefined : internationalNumber(entered.phone_number, country);
  return {
    full_name: entered.full_name,
    email: entered.email.trim(),
    password: entered.password,
    business_name: entered.business_name,
    country,
    ...(phone !== undefined && { phone_number: phone }),
    ...(others.preferred_language !== undefined && { preferred_language: others.preferred_language }),
    ...others.under,
  };
}

/** Under whom the business registers, by the values of the route, and the address before the step. */
function addressOf({ partner, account, platform }: PublicScreenProps['params']) {
  if (partner !== undefined) return { base: `/register/partner/${partner}`, under: { partner } };
  if (account !== undefined) return { base: `/xenplatform/register/${account}`, under: { account } };
  if (platform !== undefined) return { base: `/xenplatform/${platform}`, under: { platform } };
  return { base: '/register', under: {} };
}

/**
 * Registers a business in three steps, each with an address: the user, the business, and the confirmation mail.
 * Rule registration.steps.
 */
export function Register({ boot, words, language, params, go, onNotFound }: PublicScreenProps) {
  const { base, under } = addressOf(params);
  const { form, loading, read } = useRegistrationForm(words, under);
  const [entered, setEntered] = useState(NOTHING);
  const [sentTo, setSentTo] = useState<string>();
  const key = useRef(newKey());
  const sending = useSubmission(words);
  const requested = Number(params.step ?? 1);
  // The values are gone after a reload: registration then starts again.
  const step = sentTo === undefined ? Math.min(requested, entered.password === '' ? 1 : 2) : STEPS;
  const isNowhere = form === 'none' || !(requested >= 1 && requested <= STEPS);

  useEffect(() => {
    if (!isNowhere && String(step) !== params.step) history.replaceState(null, '', `${base}/${step}`);
  }, [step, params.step, base, isNowhere]);

  useEffect(() => {
    if (isNowhere) onNotFound();
  }, [isNowhere, onNotFound]);

  useEffect(() => {
    const business_name = form === 'none' ? undefined : form?.business_name;
    if (business_name !== undefined) setEntered((before) => ({ ...before, business_name }));
  }, [form]);

  function enter(change: Partial<RegistrationValues>): void {
    setEntered({ ...entered, ...change });
    key.current = newKey();
    sending.clear();
  }

  async function checkPassword(): Promise<void> {
    const { email, password } = entered;
    const body = { email: email.trim(), password };
    await send('/api/registrations/password', undefined, { method: 'POST', body });
    go(`${base}/2`);
  }

  async function register(): Promise<void> {
    if (form === undefined || form === 'none') return;
    const body = requestOf(entered, form, { preferred_language: language, under });
    const headers = { 'idempotency-key': key.current };
    try {
      await send('/api/registrations', undefined, { method: 'POST', body, headers });
    } catch (error) {
      const fields = error instanceof RequestError ? error.errors.map(({ field }) => field) : [];
      if (ACCOUNT_FIELDS.some((field) => fields.includes(field))) go(`${base}/1`);
      throw error;
    }
    storePendingSignIn({ email: body.email });
    setSentTo(body.email);
    setEntered(NOTHING);
  }

  if (isNowhere) return null;
  if (form === undefined) {
    return <LoadStatus words={words} title={words('access.register.title')} loading={loading} onRetry={read} />;
  }
  return (
    <>
      <h1 className={styles.title}>{words(`access.register.step_${step}`, { brand: boot.brand.name })}</h1>
      <p className={styles.steps}>
        {words('access.register.step', { step, steps: STEPS })}
        {form.partner !== undefined && ` · ${form.partner}`}
      </p>
      {form.platform !== undefined && step < STEPS && (
        <p className={styles.notice}>{words('access.register.platform', { platform: form.platform })}</p>
      )}
      {step === 1 && (
        <AccountStep
          boot={boot}
          words={words}
          entered={entered}
          enter={enter}
          sending={sending}
          onDone={() => void sending.run(checkPassword)}
        />
      )}
      {step === 2 && (
        <BusinessStep
          words={words}
          form={form}
          entered={entered}
          enter={enter}
          sending={sending}
          onBack={() => go(`${base}/1`)}
          onDone={() => void sending.run(register)}
        />
      )}
      {step === STEPS && <CheckMail words={words} email={sentTo} />}
      <p className={styles.links}>
        <a href="/login">{words('access.register.sign_in')}</a>
      </p>
    </>
  );
}
