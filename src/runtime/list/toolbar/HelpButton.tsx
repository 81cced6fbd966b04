import { useTranslate } from 'react-admin';
import type { ResolvedHelpLink } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import styles from './HelpButton.module.css';

/** The page that explains the list, in the user's language, in a new tab. */
export function HelpButton({ help }: { readonly help: ResolvedHelpLink }) {
  const translate = useTranslate();
  const { language } = useConsole();
  const label = translate('list.help');
  return (
    <a
      className={styles.help}
      data-print="never"
      href={help[language]}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      title={label}
    >
      <Icon name="help" />
    </a>
  );
}
