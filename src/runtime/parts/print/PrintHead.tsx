import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useFormats } from '../../console/useFormats.ts';
import { BrandLogo } from '../BrandLogo.tsx';
import './print.css';
import styles from './PrintHead.module.css';

/** When the page is being printed; `undefined` while it is not. */
function usePrintTime(): Date | undefined {
  const [time, setTime] = useState<Date>();
  useEffect(() => {
    const paper = matchMedia('print');
    // Paper is drawn as soon as the event has been handled.
    const begin = () => flushSync(() => setTime(new Date()));
    const end = () => setTime(undefined);
    const follow = () => (paper.matches ? begin() : end());
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    paper.addEventListener('change', follow);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      paper.removeEventListener('change', follow);
    };
  }, []);
  return time;
}

/** The head of a printed screen: the brand, the business, and when it was printed. */
export function PrintHead() {
  const translate = useTranslate();
  const formats = useFormats();
  const { brand, business, environment } = useConsole().console;
  const time = usePrintTime();
  if (time === undefined) return null;
  return (
    <div className={styles.head} data-print="only">
      <BrandLogo brand={brand} />
      <span className={styles.business}>{business.name}</span>
      {environment === 'DEVELOPMENT' && <span className={styles.test}>{translate('shell.environment.test')}</span>}
      <span>{translate('shell.printed', { time: formats.dateTime(time.toISOString()) })}</span>
    </div>
  );
}
