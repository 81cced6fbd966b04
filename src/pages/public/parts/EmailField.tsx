import type { ComponentProps } from 'react';
import type { Words } from '#runtime/index.ts';
import { Field } from './Field.tsx';

interface EmailFieldProps extends Omit<ComponentProps<typeof Field>, 'label' | 'type' | 'name'> {
  readonly words: Words;
}

/** The user's e-mail, with the attributes for password managers. */
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
