import { useTranslate } from 'react-admin';
import { useConsole } from '../../console/ConsoleContext.ts';
import { Button } from '../buttons/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import styles from './PartErrorMessage.module.css';

/** `block` is a paragraph of its own, `text` is inline. */
export type PartShape = 'block' | 'text';

interface PartProblemProps {
  /** Its path in the config. */
  readonly path: string;
  readonly shape: PartShape;
  /** Details for internal staff. */
  readonly reason: string;
  readonly onRetry: () => void;
}

/** Replaces a part that cannot be rendered: says that it is missing, and shows internal staff where it is declared. */
export function PartErrorMessage({ path, shape, reason, onRetry }: PartProblemProps) {
  const translate = useTranslate();
  const isInternal = useConsole().console.user?.internal === true;
  const words = translate(shape === 'text' ? 'shell.part.short' : 'shell.part.problem');
  const place = isInternal ? `${path}: ${reason}` : undefined;
  return (
    <span className={styles.error} data-shape={shape} data-part-problem={isInternal ? path : ''} title={place}>
      <Icon name="alert" size={16} />
      <span>
        {words}
        {shape === 'block' && isInternal && (
          <>
            {' '}
            <code>{path}</code> <small>{reason}</small>
          </>
        )}
      </span>
      {shape === 'block' && (
        <Button kind="plain" onClick={onRetry}>
          {translate('shell.retry')}
        </Button>
      )}
    </span>
  );
}
