import { useTranslate } from 'react-admin';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useDismiss } from '../../console/useDismiss.ts';
import { useOnline } from '../../core/useOnline.ts';
import { PartBoundary } from '../../parts/boundary/PartBoundary.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import styles from './NoticeBars.module.css';
import { ProblemBar } from './ProblemBar.tsx';

/** Bars about the state of the account, and whether the device is offline. */
export function NoticeBars() {
  const translate = useTranslate();
  const { notices, problems = [] } = useConsole().console;
  const { isGone, dismiss } = useDismiss();
  const shown = notices.filter(({ notify }) => !isGone(notify));
  const isOnline = useOnline();
  return (
    <section className={styles.bars} data-print="never" aria-label={translate('shell.notices')}>
      <div role="status">
        {!isOnline && (
          <p className={styles.bar} data-tone="caution">
            <Icon name="alert" />
            <span>{translate('shell.offline')}</span>
          </p>
        )}
      </div>
      {shown.map((notice) => (
        <PartBoundary key={notice.id} part={`notices.${notice.id}`}>
          <NoticeBar notice={notice} onDismiss={dismiss} />
        </PartBoundary>
      ))}
      {problems.length > 0 && <ProblemBar problems={problems} />}
    </section>
  );
}
