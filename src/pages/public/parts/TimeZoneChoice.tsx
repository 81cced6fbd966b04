import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import type { Language } from '#contract/generated/api.ts';
import { loadAllZones, readTimeZone, storeTimeZone, type Words } from '#runtime/index.ts';
import styles from './TimeZoneChoice.module.css';

type AllZones = Awaited<ReturnType<typeof loadAllZones>>;

/** The choice to keep the time zone as it is. */
const UNCHANGED = 'SYSTEM';

/** The city of an IANA name, as it is written there: `America/New_York` → `New York`. */
function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** A dialog that closes by Escape and by a click outside of it. */
function Dialog({ onClose, children, ...others }: ComponentProps<'dialog'> & { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it.
    <dialog {...others} ref={dialog} onClose={onClose} onClick={({ target }) => target === dialog.current && onClose()}>
      {children}
    </dialog>
  );
}

interface TimeZoneChoiceProps {
  readonly language: Language;
  readonly words: Words;
  /** Called with an IANA name, or SYSTEM. */
  readonly onChoose?: ((zone: string) => void) | undefined;
}

/** The time zone in which the person who signs in next reads times. Its list loads when it is opened. */
export function TimeZoneChoice({ language, words, onChoose }: TimeZoneChoiceProps) {
  const [chosen, setChosen] = useState(readTimeZone);
  const [Zones, setZones] = useState<AllZones>();
  const [isOpen, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const label = words('sign_in.time_zone');

  async function open(): Promise<void> {
    setMissing(false);
    try {
      const code: ComponentType<ComponentProps<AllZones>> = await loadAllZones();
      setZones(() => code);
      setOpen(true);
    } catch {
      setMissing(true);
    }
  }

  function choose(id: string): void {
    const zone = id === UNCHANGED ? undefined : id;
    storeTimeZone(zone);
    setChosen(zone);
    setOpen(false);
    onChoose?.(id);
  }

  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => void open()}>
        {chosen === undefined ? label : `${label}: ${cityOf(chosen)}`}
      </button>
      {isMissing && <p role="alert">{words('errors.network')}</p>}
      {isOpen && Zones && (
        <Dialog className={styles.dialog} aria-label={label} onClose={() => setOpen(false)}>
          <Zones
            language={language}
            chosen={chosen ?? UNCHANGED}
            label={words('sign_in.time_zone_search')}
            none={words('sign_in.time_zone_none')}
            unchanged={words('sign_in.time_zone_unchanged')}
            onChoose={choose}
          />
        </Dialog>
      )}
    </>
  );
}
