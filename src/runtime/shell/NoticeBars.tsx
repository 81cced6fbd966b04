import { useTranslate } from 'react-admin';
import { useConsole } from '../console/ConsoleContext.ts';
import { Icon } from '../parts/Icon.tsx';
import styles from './NoticeBars.module.css';
import { ProblemBar } from './ProblemBar.tsx';
import { useOnline } from './useOnline.ts';

/** Bars that say what state the account is in, and whether the device is offline. */
export function NoticeBars() {
  const translate = useTranslate();
  const { notices, problems = [], brand } = useConsole().console;
  const isOnline = useOnline();
  return (
    <section className={styles.bars} aria-label={translate('shell.notices')}>
      <div role="status">
        {!isOnline && (
          <p className={styles.bar} data-tone="caution">
            <Icon name="alert" />
            <span>{translate('shell.offline')}</span>
          </p>
        )}
      </div>
      {notices.map(({ id, tone, text }) => (
        <p key={id} className={styles.bar} data-tone={tone}>
          <Icon name="alert" />
          <span>{translate(text, { support_email: brand.support_email })}</span>
        </p>
      ))}
      {problems.length > 0 && <ProblemBar problems={problems} />}
    </section>
  );
}
