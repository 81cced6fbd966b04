import { useTranslate } from 'react-admin';
import { JobCard } from './JobCard.tsx';
import styles from './JobCards.module.css';

/** A card for each job that is running or has just ended. */
export function JobCards({ ids }: { readonly ids: readonly string[] }) {
  const translate = useTranslate();
  return (
    <section className={styles.tray} aria-label={translate('jobs.title')}>
      {ids.map((id) => (
        <JobCard key={id} id={id} />
      ))}
    </section>
  );
}
