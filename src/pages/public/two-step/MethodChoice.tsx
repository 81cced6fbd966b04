import type { SecurityAnswer } from '#contract/generated/api.ts';
import type { Words } from '#runtime/index.ts';
import styles from './twoStep.module.css';

type Method = NonNullable<SecurityAnswer['mfa_type']>;

const METHODS: readonly Method[] = ['authenticator', 'phone_number'];

interface MethodChoiceProps {
  readonly method: Method;
  readonly security: SecurityAnswer;
  readonly words: Words;
  readonly onChoose: (method: Method) => void;
}

/** The authenticator first: a text message can be taken over with the number. */
export function MethodChoice({ method, security, words, onChoose }: MethodChoiceProps) {
  return (
    <fieldset className={styles.methods}>
      <legend>{words('access.2fa_setup.method')}</legend>
      {METHODS.map((choice) => {
        const isOpen = choice === 'authenticator' || security.is_phone_number_verified;
        return (
          <label key={choice} className={styles.method} data-chosen={choice === method}>
            <input
              type="radio"
              name="method"
              checked={choice === method}
              disabled={!isOpen}
              onChange={() => onChoose(choice)}
            />
            <span>
              <strong>{words(`access.2fa_setup.${choice}`)}</strong>
              <small>{words(`access.2fa_setup.${choice}_${isOpen ? 'text' : 'closed'}`)}</small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
