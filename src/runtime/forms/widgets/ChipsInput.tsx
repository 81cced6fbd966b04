import type { WidgetProps } from '@rjsf/utils';
import { type InputHTMLAttributes, type KeyboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import styles from '../../parts/fields/forms.module.css';
import { Icon } from '../../parts/icons/Icon.tsx';
import { isShortcut } from '../../parts/keys/shortcuts.ts';
import { InputWidget } from './base/InputWidget.tsx';

interface ChipsInputProps {
  readonly widget: WidgetProps;
  /** What separates several values in one text; typed after a value, it adds the value. */
  readonly separator: RegExp;
  /** Returns the form in which two spellings of a value are the same one. */
  readonly keyOf?: (value: string) => string;
  /** Returns whether a value is added; one that is not stays in the input. */
  readonly accepts?: (value: string, chosen: readonly string[]) => boolean;
  /** Called after values were added, with those that stay in the input. */
  readonly onLeft?: (left: readonly string[]) => void;
  readonly inputProps?: InputHTMLAttributes<HTMLInputElement>;
}

function asWritten(value: string): string {
  return value;
}

/** Turns typed text into a list of values: Enter or a separator adds it, and so does leaving the field. */
export function ChipsInput(props: ChipsInputProps) {
  const { widget, separator, keyOf = asWritten, accepts, onLeft, inputProps = {} } = props;
  const translate = useTranslate();
  const { value, disabled, onChange } = widget;
  const [typed, setTyped] = useState('');
  const chosen: readonly string[] = Array.isArray(value) ? value : [];

  function set(next: readonly string[]): void {
    onChange(next.length > 0 ? next : undefined);
  }

  function add(text: string): void {
    const next = [...chosen];
    const left: string[] = [];
    for (const word of text.split(separator).map((each) => each.trim())) {
      if (word === '' || next.some((known) => keyOf(known) === keyOf(word))) continue;
      if (accepts === undefined || accepts(word, next)) next.push(word);
      else left.push(word);
    }
    if (next.length > chosen.length) set(next);
    setTyped(left.join(' '));
    onLeft?.(left);
  }

  /** Adds values when a separator is typed after them, or when several are pasted. */
  function change(text: string): void {
    const grown = text.length - typed.length;
    const isComplete = grown > 1 ? separator.test(text) : grown === 1 && separator.test(text.slice(-1));
    if (isComplete) add(text);
    else setTyped(text);
  }

  function handleKey(event: KeyboardEvent): void {
    if (isShortcut(event, 'add_value') && typed.trim() !== '' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add(typed);
    }
    if (isShortcut(event, 'remove_value') && typed === '' && chosen.length > 0) set(chosen.slice(0, -1));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the input inside
    <div onKeyDown={handleKey}>
      {chosen.length > 0 && (
        <ul className={styles.tags}>
          {chosen.map((each) => (
            <li key={each} className={styles.tag}>
              <span>{each}</span>
              <button
                type="button"
                disabled={disabled ?? false}
                aria-label={`${translate('shell.form.remove')}: ${each}`}
                onClick={() => set(chosen.filter((other) => other !== each))}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <InputWidget
        widget={widget}
        text={typed}
        inputProps={inputProps}
        onText={change}
        onLeave={() => typed.trim() !== '' && add(typed)}
      />
    </div>
  );
}
