import { useTranslate } from 'react-admin';
import { useConsole } from '../../console/ConsoleContext.ts';
import { usePreferences } from '../../console/usePreferences.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import { MenuButton } from '../../parts/overlays/MenuButton.tsx';

/** The language of the console; the Philippines have no choice. `full` shows the full name. Rule languages.in-place. */
export function LanguageMenu({ full = false }: { readonly full?: boolean }) {
  const translate = useTranslate();
  const { console, language } = useConsole();
  const { busy, chooseLanguage } = usePreferences();
  if (console.business.country === 'PH' || console.languages.length < 2) return null;
  const choices = console.languages.map((choice) => ({
    id: choice,
    label: translate(`shell.language.${choice}`),
    selected: choice === language,
    onSelect: () => chooseLanguage(choice),
  }));
  const name = translate(`shell.language.${language}`);
  return (
    <MenuButton kind="plain" label={`${translate('shell.language.label')}: ${name}`} disabled={busy} choices={choices}>
      <Icon name="globe" />
      <span>{full ? name : language.toUpperCase()}</span>
    </MenuButton>
  );
}
