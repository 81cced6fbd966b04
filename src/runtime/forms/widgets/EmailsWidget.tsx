import type { WidgetProps } from '@rjsf/utils';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FORM_FORMATS } from '#contract/forms/formFormats.ts';
import styles from '../../parts/fields/forms.module.css';
import { widgetField } from './base/widgetField.ts';
import { ChipsInput } from './ChipsInput.tsx';

/** How long the message that the list is full is shown, in milliseconds. */
const SHOWN_FOR = 1500;

/** Separators between several addresses. */
const BETWEEN = /[\s,;]+/;

function isEmail(text: string): boolean {
  return FORM_FORMATS.email.test(text);
}

/**
 * E-mail addresses as tags: Enter, a comma or a space adds the typed text, and so does leaving the field. Invalid
 * addresses, and addresses beyond the limit, stay in the input. Rule forms.emails-pill.
 */
export function EmailsWidget(props: WidgetProps) {
  const translate = useTranslate();
  const { max_items: most = 5 } = widgetField(props);
  const [wrong, setWrong] = useState<string>();
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    if (!isFull) return;
    const timer = setTimeout(() => setFull(false), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [isFull]);

  function report(left: readonly string[]): void {
    setWrong(left.findLast((email) => !isEmail(email)));
    if (left.some(isEmail)) setFull(true);
  }

  return (
    <>
      <ChipsInput
        widget={props}
        separator={BETWEEN}
        keyOf={(email) => email.toLowerCase()}
        accepts={(email, chosen) => isEmail(email) && chosen.length < most}
        onLeft={report}
        inputProps={{ inputMode: 'email', autoComplete: 'email' }}
      />
      <div id={`${props.id}-emails`} className={styles.error} role="status">
        {wrong !== undefined && <p>{translate('shell.form.emails_invalid', { email: wrong })}</p>}
        {isFull && <p>{translate('shell.form.emails_limit', { limit: most })}</p>}
      </div>
    </>
  );
}
