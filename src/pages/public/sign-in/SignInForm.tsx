import { type ComponentType, type FormEvent, type ReactNode, useRef } from 'react';
import type { Boot, Credentials } from '#contract/generated/api.ts';
import { Button, type Words } from '#runtime/index.ts';
import { EmailField } from '../parts/EmailField.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import styles from '../parts/public.module.css';
import type { DemoHintProps } from './DemoHint.tsx';
import { SignInNotice } from './SignInNotice.tsx';
import { useSignIn } from './useSignIn.ts';

interface SignInFormProps {
  readonly authentication: Boot['authentication'];
  readonly words: Words;
  readonly DemoHint: ComponentType<DemoHintProps> | undefined;
  readonly onSignedIn: () => Promise<void>;
  /** Content below the form. */
  readonly children?: ReactNode;
}

function read(form: HTMLFormElement): Credentials {
  const data = new FormData(form);
  return { email: String(data.get('email') ?? '').trim(), password: String(data.get('password') ?? '') };
}

/** E-mail and password. The inputs are uncontrolled, so that password managers and autofill work. */
export function SignInForm({ authentication, words, DemoHint, onSignedIn, children }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { busy, fieldErrors, error, wait, submit, clear } = useSignIn(authentication, onSignedIn);

  function input(name: string): HTMLInputElement | undefined {
    const element = form.current?.elements.namedItem(name);
    return element instanceof HTMLInputElement ? element : undefined;
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const wrong = await submit(read(event.currentTarget));
    if (wrong === undefined) return;
    input(wrong)?.focus();
    input(wrong)?.select();
  }

  function fill({ email, password }: Credentials): void {
    for (const [name, value] of Object.entries({ email, password })) {
      const element = input(name);
      if (element !== undefined) element.value = value;
    }
    form.current?.requestSubmit();
  }

  return (
    <>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
        aria-busy={busy}
      >
        <SignInNotice words={words} error={error} wait={wait} />
        <EmailField
          words={words}
          error={fieldErrors.email && words(fieldErrors.email)}
          onInput={() => clear('email')}
        />
        <PasswordField
          words={words}
          error={fieldErrors.password && words(fieldErrors.password)}
          onInput={() => clear('password')}
        />
        <Button type="submit" kind="primary" aria-disabled={busy || wait > 0}>
          {words(busy ? 'sign_in.busy' : 'sign_in.submit')}
        </Button>
      </form>
      {children}
      {DemoHint && <DemoHint words={words} onChoose={fill} />}
    </>
  );
}
