import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useOutdated } from '../../console/providers/useOutdated.ts';
import { useFormats } from '../../console/useFormats.ts';
import { useNewerBuild } from '../../core/useNewerBuild.ts';
import { useOnline } from '../../core/useOnline.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import styles from './NoticeBars.module.css';

interface StateBarProps {
  readonly tone: 'caution' | 'info';
  readonly text: string;
  /** The button, if there is one. */
  readonly action?: { readonly label: string; readonly run: () => void };
  readonly children?: ReactNode;
}

function StateBar({ tone, text, action, children }: StateBarProps) {
  return (
    <div className={styles.bar} data-tone={tone}>
      <Icon name={tone === 'caution' ? 'alert' : 'refresh'} />
      <p className={styles.words}>
        {text}
        {action && (
          <button type="button" className={styles.mail} onClick={action.run}>
            {action.label}
          </button>
        )}
      </p>
      {children}
    </div>
  );
}

/** Whether the device is offline, what is shown is old, or the server has a newer build than the page. */
export function StateBars() {
  const translate = useTranslate();
  const { dateTime } = useFormats();
  const isOnline = useOnline();
  const { since, refresh } = useOutdated();
  const isOld = useNewerBuild();
  const [isPutOff, setPutOff] = useState(false);
  return (
    <div role="status">
      {!isOnline && <StateBar tone="caution" text={translate('shell.offline')} />}
      {isOnline && since > 0 && (
        <StateBar
          tone="caution"
          text={translate('shell.outdated', { time: dateTime(new Date(since).toISOString()) })}
          action={{ label: translate('shell.retry'), run: refresh }}
        />
      )}
      {isOnline && isOld && !isPutOff && (
        <StateBar
          tone="info"
          text={translate('shell.newer_build')}
          action={{ label: translate('shell.reload'), run: () => location.reload() }}
        >
          <button
            type="button"
            className={styles.dismiss}
            aria-label={translate('shell.notice.dismiss')}
            onClick={() => setPutOff(true)}
          >
            <Icon name="close" size={16} />
          </button>
        </StateBar>
      )}
    </div>
  );
}
