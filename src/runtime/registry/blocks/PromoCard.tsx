import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ResolvedSetupCard } from '#contract/generated/api.ts';
import { Icon } from '../../parts/Icon.tsx';
import { NAVIGATION_ICONS } from '../navigationIcons.ts';
import styles from './cards.module.css';

interface PromoCardProps {
  readonly card: ResolvedSetupCard;
  /** Only of a card that can be put away. */
  readonly onDismiss?: (() => void) | undefined;
}

/** A card that leads somewhere. One that leads outside says so. */
export function PromoCard({ card: { icon, title, text, action, to, href }, onDismiss }: PromoCardProps) {
  const translate = useTranslate();
  const heading = translate(title);
  return (
    <article className={styles.card} aria-label={heading}>
      {icon && (
        <span className={styles.icon}>
          <Icon name={NAVIGATION_ICONS[icon]} />
        </span>
      )}
      <div className={styles.words}>
        <h3>{heading}</h3>
        <p>{translate(text)}</p>
        {to !== undefined && <Link to={to}>{translate(action)}</Link>}
        {href !== undefined && (
          <a href={href} target="_blank" rel="noopener noreferrer">
            {translate(action)}
            <span className={styles.hidden}> ({translate('block.new_tab')})</span>
          </a>
        )}
      </div>
      {onDismiss !== undefined && (
        <button
          type="button"
          className={styles.dismiss}
          aria-label={translate('block.dismiss', { title: heading })}
          onClick={onDismiss}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </article>
  );
}
