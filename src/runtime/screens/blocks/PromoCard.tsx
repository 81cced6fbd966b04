import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ResolvedSetupCard } from '#contract/generated/api.ts';
import { NAVIGATION_ICONS } from '../../cells/navigationIcons.ts';
import { Button } from '../../parts/buttons/Button.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { ContentHeading } from './ContentHeading.tsx';
import styles from './cards.module.css';

interface PromoCardProps {
  readonly card: ResolvedSetupCard;
  /** Only for a dismissible card. */
  readonly onDismiss?: (() => void) | undefined;
}

/** A card with a link, or a button that loads the page again. An external link is marked. */
export function PromoCard({ card: { icon, title, text, action, to, href, reload }, onDismiss }: PromoCardProps) {
  const translate = useTranslate();
  const heading = translate(title);
  const words = translate(action);
  // Several cards have the same link text, such as "Open": the accessible name includes the card's title.
  const name = `${words}: ${heading}`;
  return (
    <article className={styles.card} aria-label={heading}>
      {icon && (
        <span className={styles.icon}>
          <Icon name={NAVIGATION_ICONS[icon]} />
        </span>
      )}
      <div className={styles.words}>
        <ContentHeading>{heading}</ContentHeading>
        <p>{translate(text)}</p>
        {to !== undefined && (
          <Link className={styles.link} to={to} aria-label={name}>
            {words}
          </Link>
        )}
        {href !== undefined && (
          <a
            className={styles.link}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${name} (${translate('block.new_tab')})`}
          >
            {words}
          </a>
        )}
        {reload && (
          <Button aria-label={name} onClick={() => window.location.reload()}>
            {words}
          </Button>
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
