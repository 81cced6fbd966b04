import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import type { FeedbackPrompt as Prompt } from '#contract/generated/api.ts';
import { Button, request, useConsole } from '#runtime/islands/index.ts';
import styles from './help.module.css';

const ADDRESS = '/api/user/feedback-prompt';

/** Whether the prompt is due, which counts it as shown. An error shows none, and without a network nothing is requested. */
async function claimPrompt(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const { body } = await request(ADDRESS);
    if (!(body as Prompt).due) return false;
    return ((await request(ADDRESS, { method: 'PATCH', body: { event: 'SHOW' } })).body as Prompt).due;
  } catch {
    return false;
  }
}

/** The prompt for feedback when it is due, in the corner: it takes no focus. Rule notifications.feedback-prompt. */
export function FeedbackPrompt({ onAccept }: { readonly onAccept: () => void }) {
  const translate = useTranslate();
  const { brand } = useConsole().console;
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let isGone = false;
    void claimPrompt().then((isDue) => !isGone && setShown(isDue));
    return () => {
      isGone = true;
    };
  }, []);
  if (!isShown) return null;

  function accept(): void {
    setShown(false);
    onAccept();
  }

  function putOff(): void {
    setShown(false);
    request(ADDRESS, { method: 'PATCH', body: { event: 'PUT_OFF' } }).catch(() => undefined);
  }

  const question = translate('feedback.prompt', { brand: brand.name });
  return createPortal(
    <aside className={styles.prompt} aria-label={translate('feedback.title')} data-print="never">
      <p>{question}</p>
      <div className={styles.choices}>
        <Button onClick={putOff}>{translate('feedback.prompt_later')}</Button>
        <Button kind="primary" onClick={accept}>
          {translate('feedback.title')}
        </Button>
      </div>
    </aside>,
    document.body,
  );
}
