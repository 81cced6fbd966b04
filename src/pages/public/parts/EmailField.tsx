import type { ComponentProps } from 'react';
import type { Words } from '#runtime/index.ts';
import { Field } from './Field.tsx';

interface EmailFieldProps extends Omit<ComponentProps<typeof Field>, 'label' | 'type' | 'name'> {
  readonly words: Words;
}

/** The e-mail that somebody is known by, as password managers look for it. */
export function EmailField({ words, ...field }: EmailFieldProps) {
  return (
    <Field
      {...field}
      label={words('sign_in.email')}
      type="email"
      name="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
    />
  );
}
