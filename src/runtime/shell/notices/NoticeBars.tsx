import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ResolvedNotice } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useDismiss } from '../../console/useDismiss.ts';
import { PartBoundary } from '../../parts/boundary/PartBoundary.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import styles from './NoticeBars.module.css';
import { ProblemBar } from './ProblemBar.tsx';
import { StateBars } from './StateBars.tsx';

/** The notices that a phone shows at once: the first one, critical ones, and those that stay in sight. */
function isShownFirst({ tone, stays }: ResolvedNotice, index: number): boolean {
  return index === 0 || tone === 'critical' || stays === true;
}

/**
 * Bars about the state of the account, the network, and the page itself. A phone shows the first notice, and the others when
 * they are opened.
 * Rule notices.on-a-phone.
 */
export function NoticeBars() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { notices, problems = [] } = useConsole().console;
  const { isGone, dismiss } = useDismiss();
  const shown = notices.filter(({ notify }) => !isGone(notify));
  const first = shown.filter(isShownFirst);
  const others = shown.filter((notice) => !first.includes(notice));
  const bar = (notice: ResolvedNotice, waits: boolean) => (
    <PartBoundary key={notice.id} part={`notices.${notice.id}`}>
      <NoticeBar notice={notice} waits={waits} onDismiss={dismiss} />
    </PartBoundary>
  );
  return (
    <section className={styles.bars} data-print="never" aria-label={translate('shell.notices')}>
      <StateBars />
      {first.map((notice) => bar(notice, false))}
      {others.length > 0 && (
        <button type="button" className={styles.others} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {translate('shell.notice.others', { smart_count: others.length, count: others.length })}
          <Icon name="chevron-down" size={16} />
        </button>
      )}
      {others.map((notice) => bar(notice, !isOpen))}
      {problems.length > 0 && <ProblemBar problems={problems} />}
    </section>
  );
}
