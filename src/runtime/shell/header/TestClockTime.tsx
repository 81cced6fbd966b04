import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMinute } from '../../cells/columns/value/useMinute.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useFormats } from '../../console/useFormats.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import styles from './Header.module.css';

/** The time in test mode, once its clock has been moved ahead; leads to the clock. Rule modes.test-clock. */
export function TestClockTime() {
  const translate = useTranslate();
  const { clock_ahead } = useConsole().console;
  const { dateTime } = useFormats();
  const now = useMinute();
  if (clock_ahead === undefined) return null;
  const time = dateTime(now.toISOString());
  return (
    <Link className={styles.clock} to="/settings/developers#test-clock" title={translate('shell.test_clock', { time })}>
      <Icon name="clock" size={16} />
      <span>{time}</span>
    </Link>
  );
}
