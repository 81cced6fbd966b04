import { useTranslate } from 'react-admin';
import type { UserData } from '#contract/generated/api.ts';
import {
  Button,
  ErrorMessage,
  request,
  Skeleton,
  useChange,
  useConsole,
  useRead,
  useToast,
} from '#runtime/islands/index.ts';
import styles from './profile.module.css';

/**
 * The number of notices and guides that the user has dismissed here, and a button that restores them (mails have a
 * section of their own, and tours are read once).
 */
export function DismissedSection() {
  const translate = useTranslate();
  const toast = useToast();
  const { busy, run } = useChange();
  const { console, reload } = useConsole();
  // Refetched when a notice is dismissed while this is open.
  const shown = console.notices.map(({ id }) => id).join();
  const data = useRead<UserData>(['user-data', shown], '/api/authenticated-user-data', 0);
  const dismissed = (data.data?.user.account_notifications ?? []).filter(
    ({ notify, status }) => status === 'INACTIVE' && !/^(?:mails|tour)\./.test(notify),
  );

  async function bringBack(): Promise<void> {
    const body = { account_notifications: dismissed.map(({ notify }) => ({ notify, status: 'ACTIVE' })) };
    const isDone = await run(async () => {
      await request('/api/users/update_notification', { method: 'PATCH', body });
      await reload();
      await data.refetch();
    });
    if (isDone) toast(translate('profile.notices_back'));
  }

  return (
    <section className={styles.section} aria-labelledby="profile-notices">
      <h2 id="profile-notices">{translate('profile.notices')}</h2>
      {data.isPending && <Skeleton lines={1} height={20} />}
      {data.isError && (
        <ErrorMessage title={translate('profile.notices')} error={data.error} onRetry={() => void data.refetch()} />
      )}
      {data.data && (
        <p className={styles.text}>
          {translate(dismissed.length === 0 ? 'profile.notices_none' : 'profile.notices_text', {
            count: dismissed.length,
          })}
        </p>
      )}
      {dismissed.length > 0 && (
        <div>
          <Button aria-disabled={busy} onClick={busy ? undefined : () => void bringBack()}>
            {translate('profile.notices_show')}
          </Button>
        </div>
      )}
    </section>
  );
}
