import { type FormEvent, Suspense, lazy, useEffect, useRef } from 'react';
import type { Credentials } from '#contract/generated/api.ts';
import { Button, type Words } from '#runtime/index.ts';
import { Field } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SignInNotice } from './SignInNotice.tsx';
import { useSignIn } from './useSignIn.ts';
import styles from './signIn.module.css';

// Only a demo downloads who can be tried.
const DemoHint = lazy(() => import('./DemoHint.tsx').then((module) => ({ default: module.DemoHint })));

interface SignInFormProps {
  readonly words: Words;
  readonly demo: boolean;
  readonly onSignedIn: () => Promise<void>;
}

function read(form: HTMLFormElement): Credentials {
  const data = new FormData(form);
  return { email: String(data.get('email') ?? '').trim(), password: String(data.get('password') ?? '') };
}

/** E-mail and password. The fields keep their own values, so password managers and autofill work as they should. */
export function SignInForm({ words, demo, onSignedIn }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { busy, problems, failure, wait, submit, clear } = useSignIn(onSignedIn);

  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  useEffect(() => {
    if (failure !== undefined) form.current?.querySelector<HTMLInputElement>('[name="password"]')?.select();
  }, [failure]);

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void submit(read(event.currentTarget));
  }

  function fill({ email, password }: Credentials): void {
    for (const [name, value] of Object.entries({ email, password })) {
      const input = form.current?.elements.namedItem(name);
      if (input instanceof HTMLInputElement) input.value = value;
    }
    form.current?.requestSubmit();
  }

  return (
    <>
      <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit} aria-busy={busy}>
        <SignInNotice words={words} failure={failure} wait={wait} />
        <Field
          label={words('sign_in.email')}
          problem={problems.email && words(problems.email)}
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          onInput={() => clear('email')}
        />
        <PasswordField
          words={words}
          problem={problems.password && words(problems.password)}
          onInput={() => clear('password')}
        />
        <Button type="submit" kind="primary" aria-disabled={busy || wait > 0}>
          {words(busy ? 'sign_in.busy' : 'sign_in.submit')}
        </Button>
      </form>
      {demo && (
        <Suspense>
          <DemoHint words={words} onChoose={fill} />
        </Suspense>
      )}
    </>
  );
}
