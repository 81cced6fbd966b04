import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Language } from '#contract/generated/api.ts';
import { ChoiceField, ZoneField } from '#runtime/islands/fields.ts';
import { useConsole, usePreferences } from '#runtime/islands/index.ts';
import styles from './profile.module.css';

/** Language and time zone, as in the header. */
export function PreferenceSection() {
  const translate = useTranslate();
  const id = useId();
  const { console, language } = useConsole();
  const { busy, chooseLanguage, chooseTimeZone } = usePreferences();
  const languages = console.languages.map((choice) => ({
    value: choice,
    text: translate(`shell.language.${choice}`),
    lang: choice,
  }));
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{translate('profile.preferences')}</h2>
      <div className={styles.form}>
        {/* In the Philippines there is only English. */}
        {console.business.country !== 'PH' && (
          <ChoiceField
            label={translate('shell.language.label')}
            value={language}
            choices={languages}
            disabled={busy}
            onChange={(choice) => chooseLanguage(choice as Language)}
          />
        )}
        <ZoneField disabled={busy} onChange={({ id: zone, name }) => chooseTimeZone(zone, name)} />
      </div>
    </section>
  );
}
