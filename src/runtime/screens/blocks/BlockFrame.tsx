import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useDescribeError } from '../../console/useDescribeError.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import { Remedy } from '../../parts/messages/Remedy.tsx';
import { useScreenTitle } from '../ScreenTitle.tsx';
import styles from './blocks.module.css';
import { HasHeadingContext } from './ContentHeading.tsx';

interface BlockFrameProps {
  readonly label: string;
  /** The target of the heading. */
  readonly to?: string | undefined;
  readonly wide?: boolean;
  /** Content beside the heading. */
  readonly aside?: ReactNode;
  /** Its data is loading. */
  readonly busy?: boolean;
  /** Its data is of the period chosen before, and that of another one loads. */
  readonly stale?: boolean;
  /** Its content is a landmark with the same name. */
  readonly holdsLandmark?: boolean;
  /** How high it will be is not known while its data loads: the blocks below it wait. */
  readonly grows?: boolean;
  /** The block only links elsewhere: it is not printed. */
  readonly onlyLeads?: boolean;
  readonly error?: unknown;
  readonly onRetry?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The card of a block: its heading, and its data or an error. */
export function BlockFrame({
  label,
  to,
  wide = false,
  aside,
  busy = false,
  stale = false,
  holdsLandmark = false,
  grows = false,
  onlyLeads = false,
  error,
  onRetry,
  children,
}: BlockFrameProps) {
  const translate = useTranslate();
  const id = useId();
  const words = translate(label);
  // A heading that repeats the screen's is left out.
  const isRepeated = useScreenTitle() === words && to === undefined;
  return (
    <section
      className={styles.block}
      data-wide={wide}
      data-print={onlyLeads ? 'never' : undefined}
      aria-labelledby={holdsLandmark || isRepeated ? undefined : id}
      aria-label={isRepeated && !holdsLandmark ? words : undefined}
      data-stale={stale}
      data-grows={grows}
      aria-busy={(busy || stale) && error === undefined}
    >
      {(!isRepeated || aside !== undefined) && (
        <div className={styles.head}>
          {!isRepeated && (
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
          )}
          {aside}
        </div>
      )}
      <HasHeadingContext value={!isRepeated}>
        {error === undefined ? children : <BlockErrorMessage error={error} onRetry={onRetry} />}
      </HasHeadingContext>
    </section>
  );
}

function BlockErrorMessage({ error, onRetry }: Pick<BlockFrameProps, 'error' | 'onRetry'>) {
  const translate = useTranslate();
  const description = useDescribeError()(error);
  return (
    <div className={styles.error} role="alert">
      <p>
        <strong>{description.title ?? translate('block.error')}.</strong> {description.text}
      </p>
      <Remedy remedy={description.remedy} onRetry={onRetry} />
    </div>
  );
}
