import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useFormats } from '../../console/useFormats.ts';
import { BrandLogo } from '../marks/BrandLogo.tsx';
import './print.css';
import styles from './PrintHead.module.css';

/** Returns the time at which the page is being printed; `undefined` otherwise. */
function usePrintTime(): Date | undefined {
  const [time, setTime] = useState<Date>();
  useEffect(() => {
    const paper = matchMedia('print');
    // The browser lays out the print as soon as the event has been handled.
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

/** The header of a printed screen: the brand, the business, and the time of printing. Rule navigation.print. */
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
