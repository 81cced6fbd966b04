import { useTranslate } from 'react-admin';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useDismiss } from '../../console/useDismiss.ts';
import { PartBoundary } from '../../parts/boundary/PartBoundary.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import styles from './NoticeBars.module.css';
import { ProblemBar } from './ProblemBar.tsx';
import { StateBars } from './StateBars.tsx';

/** Bars about the state of the account, the network, and the page itself. */
export function NoticeBars() {
  const translate = useTranslate();
  const { notices, problems = [] } = useConsole().console;
  const { isGone, dismiss } = useDismiss();
  const shown = notices.filter(({ notify }) => !isGone(notify));
  return (
    <section className={styles.bars} data-print="never" aria-label={translate('shell.notices')}>
      <StateBars />
      {shown.map((notice) => (
        <PartBoundary key={notice.id} part={`notices.${notice.id}`}>
          <NoticeBar notice={notice} onDismiss={dismiss} />
        </PartBoundary>
      ))}
      {problems.length > 0 && <ProblemBar problems={problems} />}
    </section>
  );
}
