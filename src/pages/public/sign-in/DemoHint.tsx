import type { Credentials } from '#contract/generated/api.ts';
import type { Words } from '#runtime/index.ts';
import styles from './DemoHint.module.css';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from './demoSignIns.ts';

export interface DemoHintProps {
  readonly words: Words;
  readonly onChoose: (credentials: Credentials) => void;
}

/** The users of a demo; choosing one fills in the form. */
export function DemoHint({ words, onChoose }: DemoHintProps) {
  return (
    <section className={styles.demo} aria-labelledby="demo-title">
      <h2 id="demo-title">{words('sign_in.demo_title')}</h2>
      <p>{words('sign_in.demo_hint')}</p>
      <ul>
        {DEMO_SIGN_INS.map(({ email, business }) => (
          <li key={email}>
            <button type="button" onClick={() => onChoose({ email, password: DEMO_PASSWORD })}>
              <span>{email}</span>
              <small>{business}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
