import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../../console/ConsoleContext.ts';
import { showTheme } from '../../core/theme/showTheme.ts';
import { readThemeChoice, storeThemeChoice, THEME_CHOICES, type ThemeChoice } from '../../core/theme/themeChoice.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import styles from './ProfilePanel.module.css';

/** The appearance: as on the device, light or dark. */
export function ThemeControl() {
  const translate = useTranslate();
  const { theme } = useConsole().console.brand;
  const [chosen, setChosen] = useState(readThemeChoice);

  function choose(choice: ThemeChoice): void {
    storeThemeChoice(choice);
    showTheme(theme);
    setChosen(choice);
  }

  return (
    <fieldset className={styles.themes}>
      <legend>{translate('shell.theme.label')}</legend>
      {THEME_CHOICES.map((choice) => (
        <label key={choice}>
          <input type="radio" name="theme" checked={choice === chosen} onChange={() => choose(choice)} />
          <Icon name={choice} size={16} />
          <span>{translate(`shell.theme.${choice}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
