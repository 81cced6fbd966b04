import type { BrandPreview } from '#contract/generated/api.ts';
import { useConsole } from '#runtime/islands/index.ts';
import styles from './BrandPreview.module.css';

/** The mails to the brand's users, as plain text, which is how they are sent. */
export function MailSheet({ preview }: { readonly preview: BrandPreview }) {
  const { language } = useConsole();
  return preview.mails
    .filter((mail) => mail.language === language)
    .map((mail) => (
      <article key={mail.subject} className={styles.card}>
        <h3>{mail.subject}</h3>
        <p className={styles.mail}>{mail.text}</p>
      </article>
    ));
}
