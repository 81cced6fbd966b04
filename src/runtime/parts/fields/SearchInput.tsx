import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../icons/Icon.tsx';
import { isShortcut } from '../keys/shortcuts.ts';
import styles from './SearchInput.module.css';

interface SearchInputProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  /** A hint under the field, for screen readers too. */
  readonly hint?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A search field with a clear button. */
export function SearchInput({ label, value, placeholder = label, hint, onChange }: SearchInputProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);

  function clear(): void {
    onChange('');
    input.current?.focus();
  }

  return (
    <div className={styles.field} data-print={value === '' ? 'never' : undefined}>
      <div className={styles.search}>
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          aria-label={label}
          aria-description={hint}
          placeholder={placeholder}
          value={value}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => isShortcut(event, 'clear_search') && value !== '' && clear()}
        />
        {value !== '' && (
          <button type="button" aria-label={translate('list.clear_search')} onClick={clear}>
            <Icon name="close" size={16} />
          </button>
        )}
      </div>
      {hint !== undefined && (
        <span className={styles.hint} aria-hidden="true">
          {hint}
        </span>
      )}
    </div>
  );
}
