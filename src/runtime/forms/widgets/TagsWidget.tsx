import type { WidgetProps } from '@rjsf/utils';
import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import styles from '../../parts/fields/forms.module.css';
import { Icon } from '../../parts/icons/Icon.tsx';
import { InputWidget } from './base/InputWidget.tsx';

/** Tags: Enter or a comma adds the typed text, and so does leaving the field. */
export function TagsWidget(props: WidgetProps) {
  const translate = useTranslate();
  const { value, disabled, onChange } = props;
  const [typed, setTyped] = useState('');
  const tags: readonly string[] = Array.isArray(value) ? value : [];

  function set(next: readonly string[]): void {
    onChange(next.length > 0 ? next : undefined);
  }

  function add(text: string): void {
    const words = text.split(',').map((word) => word.trim());
    set([...new Set([...tags, ...words.filter((word) => word !== '')])]);
    setTyped('');
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Enter' && typed.trim() !== '' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add(typed);
    }
    if (event.key === 'Backspace' && typed === '' && tags.length > 0) set(tags.slice(0, -1));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the input inside
    <div onKeyDown={handleKey}>
      {tags.length > 0 && (
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              <span>{tag}</span>
              <button
                type="button"
                disabled={disabled ?? false}
                aria-label={`${translate('shell.form.remove')}: ${tag}`}
                onClick={() => set(tags.filter((other) => other !== tag))}
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
        onText={(text) => (text.includes(',') ? add(text) : setTyped(text))}
        onLeave={() => typed.trim() !== '' && add(typed)}
      />
    </div>
  );
}
