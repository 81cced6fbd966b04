import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { errorWords } from '../../language/errorWords.ts';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import styles from './blocks.module.css';

interface BlockFrameProps {
  readonly label: string;
  /** Where the heading leads. */
  readonly to?: string | undefined;
  readonly wide?: boolean;
  /** What stands beside the heading. */
  readonly aside?: ReactNode;
  /** Its figures are not here yet. */
  readonly busy?: boolean;
  /** Its content is a landmark with the same name. */
  readonly holdsLandmark?: boolean;
  readonly error?: unknown;
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

/** The card of a block: its heading, and its figures or why they are not there. */
export function BlockFrame({
  label,
  to,
  wide = false,
  aside,
  busy = false,
  holdsLandmark = false,
  error,
  onRetry,
  children,
}: BlockFrameProps) {
  const translate = useTranslate();
  const id = useId();
  const words = translate(label);
  return (
    <section
      className={styles.block}
      data-wide={wide}
      aria-labelledby={holdsLandmark ? undefined : id}
      aria-busy={busy && error === undefined}
    >
      <div className={styles.head}>
        <h2 id={id}>
          {to === undefined ? (
            words
          ) : (
            <Link to={to}>
              {words}
              <Icon name="chevron-right" size={16} />
            </Link>
          )}
        </h2>
        {aside}
      </div>
      {error === undefined ? (
        children
      ) : (
        <div className={styles.problem} role="alert">
          <p>
            <strong>{translate('block.error')}.</strong> {errorWords(error, translate)}
          </p>
          <Button onClick={onRetry}>{translate('shell.retry')}</Button>
        </div>
      )}
    </section>
  );
}
