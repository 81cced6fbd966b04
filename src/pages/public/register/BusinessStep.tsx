import { type FormEvent, useId, useState } from 'react';
import type { RegistrationForm } from '#contract/generated/api.ts';
import type { Country } from '#contract/generated/config.ts';
import { internationalNumber } from '#contract/phone/phoneNumber.ts';
import { Button, type Words } from '#runtime/index.ts';
import { Field } from '../parts/Field.tsx';
import { FormError } from '../parts/FormError.tsx';
import styles from '../parts/public.module.css';
import type { Submission } from '../parts/useSubmission.ts';
import { BUSINESS_FIELDS, type RegistrationValues, type SetValues } from './RegistrationValues.ts';

interface BusinessStepProps {
  readonly words: Words;
  readonly form: RegistrationForm;
  readonly entered: RegistrationValues;
  readonly enter: SetValues;
  readonly sending: Submission;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** The step about the business. */
export function BusinessStep({ words, form, entered, enter, sending, onBack, onDone }: BusinessStepProps) {
  const id = useId();
  const [isTried, setTried] = useState(false);
  const { business_name, phone_number, country = form.countries[0] ?? 'ID' } = entered;
  const isNamed = business_name.trim().length > 1;
  const isNumber =
    phone_number.trim() === ''
      ? form.phone_number !== 'required'
      : internationalNumber(phone_number, country) !== undefined;

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTried(true);
    const wrong = (!isNamed && 'business_name') || (!isNumber && 'phone_number') || undefined;
    if (wrong === undefined) {
      onDone();
      return;
    }
    const field = event.currentTarget.elements.namedItem(wrong);
    if (field instanceof HTMLInputElement) field.focus();
  }

  const phoneError = isTried && !isNumber ? words('access.register.phone_invalid') : undefined;
  return (
    <form className={styles.form} noValidate aria-busy={sending.busy} onSubmit={handleSubmit}>
      <FormError words={words} error={sending.formError(BUSINESS_FIELDS)} wait={sending.wait} />
      <Field
        label={words('access.register.business_name')}
        error={isTried && !isNamed ? words('form_errors.required') : sending.fieldError('business_name')}
        name="business_name"
        autoComplete="organization"
        maxLength={100}
        value={business_name}
        onChange={({ target }) => enter({ business_name: target.value })}
      />
      <div className={styles.field}>
        <label htmlFor={id}>{words('access.register.country')}</label>
        <div className={styles.input}>
          <select
            id={id}
            name="country"
            value={country}
            onChange={({ target }) => enter({ country: target.value as Country })}
          >
            {form.countries.map((code) => (
              <option key={code} value={code}>
                {words(`countries.${code}`)}
              </option>
            ))}
          </select>
        </div>
        <p className={styles.error}>{sending.fieldError('country')}</p>
      </div>
      {form.phone_number !== 'none' && (
        <Field
          label={words(form.phone_number === 'required' ? 'access.register.phone' : 'access.register.phone_optional')}
          error={phoneError ?? sending.fieldError('phone_number')}
          type="tel"
          name="phone_number"
          autoComplete="tel"
          maxLength={24}
          value={phone_number}
          onChange={({ target }) => enter({ phone_number: target.value })}
        />
      )}
      <div className={styles.pair}>
        <Button kind="plain" onClick={onBack}>
          {words('access.register.back')}
        </Button>
        <Button type="submit" kind="primary" aria-disabled={sending.busy || sending.wait > 0}>
          {words(sending.busy ? 'sign_in.busy' : 'access.register.submit')}
        </Button>
      </div>
    </form>
  );
}
