import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { countryTimeZone, SYSTEM_TIME_ZONE } from '#contract/dates/timeZones.ts';
import type { Language } from '#contract/generated/api.ts';
import { useConsole, usePreferences } from '#runtime/islands/index.ts';
import styles from './profile.module.css';

const LANGUAGES: readonly Language[] = ['en', 'id'];

/** Language and time zone, as the header has them. */
export function PreferenceSection() {
  const translate = useTranslate();
  const id = useId();
  const { console, language } = useConsole();
  const { busy, chooseLanguage, chooseTimeZone } = usePreferences();
  const labels = new Map(console.time_zones.map((zone) => [zone.id as string, zone.label]));
  const own = countryTimeZone(console.business.country);
  const ownLabel = labels.get(own) ?? own;
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{translate('profile.preferences')}</h2>
      <div className={styles.form}>
        {/* The Philippines read English alone. */}
        {console.business.country !== 'PH' && (
          <div className={styles.field}>
            <label htmlFor={`${id}-language`}>{translate('shell.language.label')}</label>
            <select
              id={`${id}-language`}
              value={language}
              disabled={busy}
              onChange={({ target }) => chooseLanguage(target.value as Language)}
            >
              {LANGUAGES.map((choice) => (
                <option key={choice} value={choice} lang={choice}>
                  {translate(`shell.language.${choice}`)}
                </option>
              ))}
            </select>
          </div>
        )}
        <div className={styles.field}>
          <label htmlFor={`${id}-zone`}>{translate('shell.time_zone.label')}</label>
          <select
            id={`${id}-zone`}
            value={console.user.preferred_timezone}
            disabled={busy}
            onChange={({ target }) => chooseTimeZone(target.value, labels.get(target.value) ?? ownLabel)}
          >
            <option value={SYSTEM_TIME_ZONE}>{translate('shell.time_zone.system', { zone: ownLabel })}</option>
            {console.time_zones.map((zone) => (
              <option key={zone.id} value={zone.id}>
                {zone.label}
              </option>
            ))}
          </select>
        </div>
      </div>
    </section>
  );
}
