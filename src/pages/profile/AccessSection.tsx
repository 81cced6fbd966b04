import { useTranslate } from 'react-admin';
import type { PermissionsAnswer } from '#contract/generated/api.ts';
import { ErrorMessage, Icon, Skeleton, useConsole, useRead } from '#runtime/islands/index.ts';
import styles from './profile.module.css';

/** How long the response stays fresh, in milliseconds. */
const STALE = 60_000;

/** The user's permissions in the current business. */
export function AccessSection() {
  const translate = useTranslate();
  const { business } = useConsole().console;
  const { data, isPending, isError, error, refetch } = useRead<PermissionsAnswer>(
    ['permissions'],
    '/api/permissions',
    STALE,
  );
  const title = translate('profile.access', { business: business.name });
  return (
    <section className={styles.section} aria-labelledby="profile-access">
      <h2 id="profile-access">{title}</h2>
      {isPending && <Skeleton lines={3} height={20} />}
      {isError && <ErrorMessage title={title} error={error} onRetry={() => void refetch()} />}
      {data && (
        <ul className={styles.access}>
          {data.permissions
            .filter(({ id }) => data.granted.includes(id))
            .map(({ id, label, text }) => (
              <li key={id}>
                <Icon name="check" size={16} />
                <div>
                  <p>{translate(label)}</p>
                  <small>{translate(text)}</small>
                </div>
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}
