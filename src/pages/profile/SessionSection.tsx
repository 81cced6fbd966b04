import { useTranslate } from 'react-admin';
import { browserName } from '#contract/browser/browserName.ts';
import type { OwnSession } from '#contract/generated/api.ts';
import {
  Button,
  Chip,
  ErrorMessage,
  request,
  Skeleton,
  useChange,
  useFormats,
  useRead,
  useToast,
} from '#runtime/islands/index.ts';
import styles from './profile.module.css';

/** The user's sessions, and a button that ends the others. */
export function SessionSection() {
  const translate = useTranslate();
  const toast = useToast();
  const formats = useFormats();
  const { busy, run } = useChange();
  const sessions = useRead<OwnSession[]>(['own-sessions'], '/api/user/sessions', 0);
  const listed = sessions.data ?? [];
  const hasOthers = listed.some(({ current }) => !current);

  async function end(address: string): Promise<void> {
    const isDone = await run(async () => {
      await request(address, { method: 'DELETE' });
      await sessions.refetch();
    });
    if (isDone) toast(translate('profile.sessions_ended'));
  }

  return (
    <section className={styles.section} aria-labelledby="profile-sessions">
      <h2 id="profile-sessions">{translate('profile.sessions')}</h2>
      {sessions.isPending && <Skeleton lines={3} height={20} />}
      {sessions.isError && (
        <ErrorMessage
          title={translate('profile.sessions')}
          error={sessions.error}
          onRetry={() => void sessions.refetch()}
        />
      )}
      <ul className={styles.rows}>
        {listed.map(({ id, current, ip, user_agent, last_action }) => (
          <li key={id} className={styles.row}>
            <div className={styles.what}>
              <p className={styles.name}>
                {browserName(user_agent) ?? translate('profile.session_unknown')}
                {current && <Chip tone="positive">{translate('profile.session_current')}</Chip>}
              </p>
              <p className={styles.text}>
                {translate('profile.session_seen', { ip: ip ?? '–', time: formats.dateTime(last_action) })}
              </p>
            </div>
            {!current && (
              <Button aria-disabled={busy} onClick={busy ? undefined : () => void end(`/api/user/sessions/${id}`)}>
                {translate('profile.session_end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasOthers && (
        <div className={styles.everywhere}>
          <Button
            kind="critical"
            aria-disabled={busy}
            onClick={busy ? undefined : () => void end('/api/user/sessions')}
          >
            {translate('profile.sessions_end')}
          </Button>
        </div>
      )}
    </section>
  );
}
