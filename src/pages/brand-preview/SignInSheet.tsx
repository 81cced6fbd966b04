import type { BrandPreview } from '#contract/generated/api.ts';
import { Button, useConsole } from '#runtime/islands/index.ts';
import styles from './BrandPreview.module.css';

interface SignInSheetProps {
  readonly preview: BrandPreview;
  readonly scheme: 'light' | 'dark';
}

/** The sign-in page as visitors see it, without its functions. */
export function SignInSheet({ preview, scheme }: SignInSheetProps) {
  const { language } = useConsole();
  const { brand } = preview;
  function words(key: string): string {
    const text = preview.words[language]?.[key] ?? key;
    return text.replaceAll('%{brand}', brand.name).replaceAll('%{support_email}', brand.support_email);
  }
  return (
    <div className={styles.card} inert>
      <img src={scheme === 'light' ? brand.logo : brand.logo_dark} alt={brand.name} height={28} />
      <h3 className={styles.title}>{words('sign_in.title')}</h3>
      <label className={styles.field}>
        {words('sign_in.email')}
        <input type="email" defaultValue="sari@kopi.test" />
      </label>
      <label className={styles.field}>
        {words('sign_in.password')}
        {/* A picture of a password: a real field would have the browser offer one. */}
        <input type="text" autoComplete="off" defaultValue="••••••••" />
      </label>
      <Button kind="primary">{words('sign_in.submit')}</Button>
      <p className={styles.muted}>{words('sign_in.support')}</p>
      {brand.powered_by && <img src={brand.powered_by} alt={words('sign_in.powered_by')} height={20} />}
    </div>
  );
}
