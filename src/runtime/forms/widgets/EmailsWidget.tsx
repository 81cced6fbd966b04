import type { WidgetProps } from '@rjsf/utils';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FORM_FORMATS } from '#contract/forms/formFormats.ts';
import styles from '../../parts/fields/forms.module.css';
import { Icon } from '../../parts/icons/Icon.tsx';
import { InputWidget } from './base/InputWidget.tsx';
import { widgetField } from './base/widgetField.ts';

/** How long the message that the list is full is shown, in milliseconds. */
const SHOWN_FOR = 1500;

/** Separators between several pasted addresses. */
const BETWEEN = /[\s,;]+/;

/**
 * E-mail addresses as tags: Enter, a comma or a space adds the typed text, and so does leaving the field.
 * Rule forms.emails-pill.
 */
export function EmailsWidget(props: WidgetProps) {
  const translate = useTranslate();
  const { id, value, disabled, onChange } = props;
  const { max_items: most = 5 } = widgetField(props);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [isFull, setFull] = useState(false);
  const emails: readonly string[] = Array.isArray(value) ? value : [];

  useEffect(() => {
    if (!isFull) return;
    const timer = setTimeout(() => setFull(false), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [isFull]);

  function set(next: readonly string[]): void {
    onChange(next.length > 0 ? next : undefined);
  }

  /** Adds valid addresses; the rest of the text, and addresses beyond the limit, stay in the input. */
  function add(text: string): void {
    const next = [...emails];
    const left: string[] = [];
    setWrong(undefined);
    for (const email of text.split(BETWEEN)) {
      if (email === '' || next.some((known) => known.toLowerCase() === email.toLowerCase())) continue;
      if (!FORM_FORMATS.email.test(email)) {
        setWrong(email);
        left.push(email);
      } else if (next.length >= most) {
        setFull(true);
        left.push(email);
      } else next.push(email);
    }
    if (next.length > emails.length) set(next);
    setTyped(left.join(' '));
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Enter' && typed.trim() !== '' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add(typed);
    }
    if (event.key === 'Backspace' && typed === '' && emails.length > 0) set(emails.slice(0, -1));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the input inside
    <div onKeyDown={handleKey}>
      {emails.length > 0 && (
        <ul className={styles.tags}>
          {emails.map((email) => (
            <li key={email} className={styles.tag}>
              <span>{email}</span>
              <button
                type="button"
                disabled={disabled ?? false}
                aria-label={`${translate('shell.form.remove')}: ${email}`}
                onClick={() => set(emails.filter((other) => other !== email))}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <InputWidget
        widget={props}
        text={typed}
        inputProps={{ inputMode: 'email', autoComplete: 'email' }}
        onText={(text) => {
          if (text.length > typed.length && /[,;\s]$/.test(text)) add(text);
          else setTyped(text);
        }}
        onLeave={() => typed.trim() !== '' && add(typed)}
      />
      <div id={`${id}-emails`} className={styles.error} role="status">
        {wrong !== undefined && <p>{translate('shell.form.emails_invalid', { email: wrong })}</p>}
        {isFull && <p>{translate('shell.form.emails_limit', { limit: most })}</p>}
      </div>
    </div>
  );
}
