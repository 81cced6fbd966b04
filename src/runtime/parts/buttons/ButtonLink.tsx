import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';
import type { ButtonKind } from './Button.tsx';

interface ButtonLinkProps {
  readonly to: string;
  readonly kind?: ButtonKind;
  readonly children: ReactNode;
}

/** A link that looks like a button: it navigates and runs no action. */
export function ButtonLink({ to, kind = 'secondary', children }: ButtonLinkProps) {
  return (
    <Link to={to} className={styles.button} data-kind={kind} data-shape="text">
      {children}
    </Link>
  );
}
