import { send } from '#runtime/index.ts';
import type { PublicScreenProps } from '../PublicScreen.ts';
import { ExpiredLink } from '../parts/ExpiredLink.tsx';
import { FormError } from '../parts/FormError.tsx';
import styles from '../parts/public.module.css';
import { useLink } from '../parts/useLink.ts';

/** Unlocks the user who received the link, and opens the sign-in page. */
export function UnlockUser({ words, params }: PublicScreenProps) {
  const token = params.token ?? '';
  const { isGone, sending } = useLink(words, token, async () => {
    await send('/api/users/unlock', undefined, { method: 'POST', body: { token } });
    location.replace('/login?reason=unlocked');
  });

  if (isGone)
    return <ExpiredLink words={words} href="/forgot_password" label={words('access.forgot_password.instead')} />;
  return (
    <>
      <h1 className={styles.title}>{words('access.unlock_user.title')}</h1>
      <FormError words={words} error={sending.formError([])} wait={sending.wait} />
      <p role="status">{words('access.unlock_user.text')}</p>
    </>
  );
}
