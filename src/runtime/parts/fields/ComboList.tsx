import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconKey } from '../icons/iconPaths.ts';
import { isShortcut, stepOf } from '../keys/shortcuts.ts';
import styles from './ComboList.module.css';

/** An option of a list. */
export interface ComboOption {
  readonly id: string;
  readonly label: string;
  /** An icon before it. */
  readonly icon?: IconKey | undefined;
  /** Secondary text beside it. */
  readonly help?: string;
  /** Heading of the options that it is the first of. */
  readonly heading?: string | undefined;
  readonly selected?: boolean;
  /** An icon at its end, and what it says where no text does. */
  readonly mark?: { readonly icon: IconKey; readonly label?: string } | undefined;
}

interface ComboListProps {
  /** The subject of the search, for screen readers and as the placeholder. */
  readonly label: string;
  readonly typed: string;
  /** The options that match the typed text. */
  readonly options: readonly ComboOption[];
  /** The text for no matches. */
  readonly none: string;
  readonly onType: (typed: string) => void;
  readonly onChoose: (id: string) => void;
  /** Called for the active option by Shift+Enter. It stays active where the list then has it. */
  readonly onMark?: (id: string) => void;
  readonly children?: ReactNode;
}

/** How many options a key goes over that goes far. */
const FAR = 8;

/** Returns the index of the active option after a key; `undefined` for other keys. */
function placeAfter(event: KeyboardEvent, place: number, count: number): number | undefined {
  if (count === 0) return undefined;
  const step = stepOf(event, 'options');
  if (step !== undefined) return (place + count + step) % count;
  const end = stepOf(event, 'options_ends');
  if (end !== undefined) return end === 1 ? 0 : count - 1;
  const far = stepOf(event, 'options_far');
  return far && Math.min(Math.max(place + far * FAR, 0), count - 1);
}

/**
 * A field that filters the list below it. The arrow keys, Home and End move through the list and Enter chooses; the
 * focus stays in the field.
 */
export function ComboList({ label, typed, options, none, onType, onChoose, onMark, children }: ComboListProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [active, setActive] = useState(() => Math.max(0, typed === '' ? options.findIndex((one) => one.selected) : 0));
  const marked = useRef<string>(undefined);
  const follows = options.findIndex(({ id: option }) => option === marked.current);
  const place = follows === -1 ? Math.min(active, options.length - 1) : follows;

  useEffect(() => input.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active option also moves when the list changes.
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' });
  }, [place, typed]);

  function handleKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const chosen = options[place];
    if (isShortcut(event, 'pin')) {
      if (onMark === undefined || chosen === undefined) return;
      event.preventDefault();
      // A key that is held down is one press.
      if (event.repeat) return;
      marked.current = chosen.id;
      onMark(chosen.id);
      return;
    }
    // With Shift a key selects what is typed.
    if (event.shiftKey) return;
    const next = placeAfter(event, place, options.length);
    marked.current = undefined;
    if (next !== undefined) setActive(next);
    else if (isShortcut(event, 'choose') && chosen !== undefined) onChoose(chosen.id);
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.combo}>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={options.length > 0 ? `${id}-${place}` : undefined}
          placeholder={label}
          value={typed}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onKeyDown={handleKey}
          onChange={({ target }) => {
            marked.current = undefined;
            setActive(0);
            onType(target.value);
          }}
        />
      </div>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
        {options.map((option, index) => (
          <Fragment key={option.id}>
            {option.heading !== undefined && (
              <div role="presentation" className={styles.heading}>
                {option.heading}
              </div>
            )}
            {/* The field has the focus and handles the keys. */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
            {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
            <div
              id={`${id}-${index}`}
              role="option"
              aria-selected={option.selected ?? index === place}
              data-active={index === place || undefined}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option.id)}
            >
              {option.icon && <Icon name={option.icon} />}
              <span className={styles.label}>{option.label}</span>
              {option.help !== undefined && <small>{option.help}</small>}
              {option.selected && <Icon name="check" size={16} />}
              {option.mark && (
                <>
                  <Icon name={option.mark.icon} size={16} />
                  {option.mark.label && <span className="unseen">{option.mark.label}</span>}
                </>
              )}
            </div>
          </Fragment>
        ))}
      </div>
      <p role="status" className={styles.none}>
        {options.length === 0 && none}
      </p>
      {children}
    </div>
  );
}
