import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useDescribeError } from '../../console/useDescribeError.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Remedy } from '../../parts/Remedy.tsx';
import { useScreenTitle } from '../ScreenTitle.tsx';
import styles from './blocks.module.css';
import { HasHeadingContext } from './ContentHeading.tsx';

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
  /** It only leads somewhere: on paper it is left out. */
  readonly onlyLeads?: boolean;
  readonly error?: unknown;
  readonly onRetry?: (() => void) | undefined;
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
  onlyLeads = false,
  error,
  onRetry,
  children,
}: BlockFrameProps) {
  const translate = useTranslate();
  const id = useId();
  const words = translate(label);
  // A heading that only repeats the screen's says nothing.
  const isRepeated = useScreenTitle() === words && to === undefined;
  return (
    <section
      className={styles.block}
      data-wide={wide}
      data-print={onlyLeads ? 'never' : undefined}
      aria-labelledby={holdsLandmark || isRepeated ? undefined : id}
      aria-label={isRepeated && !holdsLandmark ? words : undefined}
      aria-busy={busy && error === undefined}
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
        {error === undefined ? children : <BlockProblem error={error} onRetry={onRetry} />}
      </HasHeadingContext>
    </section>
  );
}

function BlockProblem({ error, onRetry }: Pick<BlockFrameProps, 'error' | 'onRetry'>) {
  const translate = useTranslate();
  const description = useDescribeError()(error);
  return (
    <div className={styles.problem} role="alert">
      <p>
        <strong>{description.title ?? translate('block.error')}.</strong> {description.text}
      </p>
      <Remedy remedy={description.remedy} onRetry={onRetry} />
    </div>
  );
}
