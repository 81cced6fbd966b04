import type { ComponentPropsWithRef } from 'react';
import styles from './Button.module.css';

/** How prominent a button is; a screen has one `primary` button at most. */
export type ButtonKind = 'primary' | 'secondary' | 'plain' | 'critical';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly kind?: ButtonKind;
  /** `icon` is square; its label is the aria-label. */
  readonly shape?: 'text' | 'icon';
}

/** The standard button. */
export function Button({ kind = 'secondary', shape = 'text', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={styles.button} data-kind={kind} data-shape={shape} />;
}
