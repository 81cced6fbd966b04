import type { ComponentPropsWithRef } from 'react';
import styles from './Button.module.css';

/** How much a button asks for attention; one `primary` on a screen at most. */
export type ButtonKind = 'primary' | 'secondary' | 'plain' | 'critical';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly kind?: ButtonKind;
  /** `icon` is square; its words are the aria-label. */
  readonly shape?: 'text' | 'icon';
}

/** A button of the product. */
export function Button({ kind = 'secondary', shape = 'text', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={styles.button} data-kind={kind} data-shape={shape} />;
}
