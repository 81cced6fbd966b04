import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ResolvedNotice } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import styles from './NoticeBars.module.css';

const NoticeMail = lazy(async () => ({ default: (await import('./NoticeMail.tsx')).NoticeMail }));

interface NoticeBarProps {
  readonly notice: ResolvedNotice;
  /** A phone does not show it yet. */
  readonly waits: boolean;
  /** Only for a dismissible notice. */
  readonly onDismiss: (notify: string) => void;
}

/** One bar: its text, its link, and a dismiss button if it may be dismissed. */
export function NoticeBar({ notice: { id, tone, text, stays, link, mail, notify }, waits, onDismiss }: NoticeBarProps) {
  const translate = useTranslate();
  const { brand } = useConsole().console;
  return (
    <div className={styles.bar} data-tone={tone} data-stays={stays} data-waits={waits} data-config={`notices.${id}`}>
      <Icon name="alert" />
      <p className={styles.words}>
        {translate(text, { support_email: brand.support_email })}
        {link?.to !== undefined && <Link to={link.to}>{translate(link.label)}</Link>}
        {link?.href !== undefined && (
          <a href={link.href} target="_blank" rel="noopener noreferrer">
            {translate(link.label)}
          </a>
        )}
        {mail && (
          <Suspense>
            <NoticeMail mail={mail} />
          </Suspense>
        )}
      </p>
      {notify !== undefined && (
        <button
          type="button"
          className={styles.dismiss}
          aria-label={translate('shell.notice.dismiss')}
          onClick={() => onDismiss(notify)}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  );
}
