import { Suspense, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { FormDialog, request, useChange, useConsole, useToast } from '#runtime/islands/index.ts';
import styles from './help.module.css';
import { RatingScale } from './RatingScale.tsx';

const LENGTH = { least: 3, most: 500, rows: 6 } as const;

/** A rating and a few words about the product. Rule notifications.feedback. */
export function FeedbackDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const toast = useToast();
  const id = useId();
  // The same feedback is kept once, however often it is sent.
  const key = useRef(crypto.randomUUID());
  const { pathname } = useLocation();
  const { brand } = useConsole().console;
  const { busy, run } = useChange();
  const [score, setScore] = useState<number>();
  const [comment, setComment] = useState('');
  const [mayContact, setMayContact] = useState(false);
  const [isTried, setTried] = useState(false);
  const isShort = comment.trim().length < LENGTH.least;

  async function send(): Promise<void> {
    setTried(true);
    if (score === undefined || isShort) return;
    const screen = pathname.slice(0, 200);
    const body = { id: key.current, kind: 'RATING', score, comment, may_contact: mayContact, screen };
    const isSent = await run(async () => {
      await request('/api/user/feedback', { method: 'POST', body });
    });
    if (!isSent) return;
    toast(translate('feedback.sent'));
    onClose();
  }

  return (
    <Suspense>
      <FormDialog
        title={translate('feedback.title')}
        submit={translate(busy ? 'shell.working' : 'feedback.submit')}
        cancel={translate('shell.cancel')}
        busy={busy}
        onSubmit={() => void send()}
        onCancel={onClose}
      >
        <RatingScale
          label={translate('feedback.rating', { brand: brand.name })}
          score={score}
          error={isTried && score === undefined ? translate('feedback.required') : undefined}
          onChange={setScore}
        />
        <div className={styles.words}>
          <label htmlFor={id}>{translate('feedback.comment')}</label>
          <textarea
            id={id}
            rows={LENGTH.rows}
            maxLength={LENGTH.most}
            value={comment}
            aria-invalid={isTried && isShort}
            aria-describedby={`${id}-count ${id}-error`}
            onChange={({ target }) => setComment(target.value)}
          />
          <p id={`${id}-count`} className={styles.count}>
            {translate('feedback.counter', { count: comment.length, most: LENGTH.most })}
          </p>
          <p id={`${id}-error`} className={styles.error} role="alert">
            {isTried && isShort && translate('feedback.too_short')}
          </p>
        </div>
        <label className={styles.contact}>
          <input type="checkbox" checked={mayContact} onChange={({ target }) => setMayContact(target.checked)} />
          <span>{translate('feedback.may_contact')}</span>
        </label>
      </FormDialog>
    </Suspense>
  );
}
