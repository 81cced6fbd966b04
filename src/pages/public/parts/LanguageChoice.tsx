import type { Language } from '#contract/generated/api.ts';
import type { Words } from '#runtime/index.ts';
import styles from './public.module.css';

interface LanguageChoiceProps {
  readonly languages: readonly Language[];
  readonly language: Language;
  readonly words: Words;
  readonly onChoose: (language: Language) => void;
}

/** The languages side by side, each named in itself. */
export function LanguageChoice({ languages, language, words, onChoose }: LanguageChoiceProps) {
  if (languages.length < 2) return null;
  return (
    <fieldset className={styles.languages}>
      <legend className="unseen">{words('sign_in.language')}</legend>
      {languages.map((choice) => (
        <label key={choice} className={styles.language} lang={choice}>
          <input
            className="unseen"
            type="radio"
            name="language"
            checked={choice === language}
            onChange={() => onChoose(choice)}
          />
          <span>{words(`shell.language.${choice}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
