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

interface TimeZoneChoiceProps {
  readonly language: Language;
  readonly words: Words;
  /** Called with an IANA name. */
  readonly onChoose?: ((zone: string) => void) | undefined;
}

/** The time zone in which the person who signs in next reads times. Its list loads when it is opened. */
export function TimeZoneChoice({ language, words, onChoose }: TimeZoneChoiceProps) {
  const [chosen, setChosen] = useState(readTimeZone);
  const [Zones, setZones] = useState<AllZones>();
  const [isOpen, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const label = words('sign_in.time_zone');

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);

  // Closed by itself, a dialog gives the focus back to the button.
  const close = () => dialog.current?.close();

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
    close();
    // To keep it is no change of the profile.
    if (zone !== undefined) onChoose?.(zone);
  }

  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => void open()}>
        {chosen === undefined ? label : `${label}: ${cityOf(chosen)}`}
      </button>
      {isMissing && <p role="alert">{words('errors.network')}</p>}
      {isOpen && Zones && (
        <dialog
          ref={dialog}
          className={styles.dialog}
          aria-label={label}
          onClose={() => setOpen(false)}
          onPointerDown={({ target }) => target === dialog.current && close()}
        >
          <div className={styles.head}>
            <h2>{label}</h2>
            <button type="button" className={styles.button} onClick={close}>
              {words('sign_in.time_zone_close')}
            </button>
          </div>
          <Zones
            language={language}
            chosen={chosen ?? UNCHANGED}
            label={words('sign_in.time_zone_search')}
            none={words('sign_in.time_zone_none')}
            unchanged={words('sign_in.time_zone_unchanged')}
            onChoose={choose}
          />
        </dialog>
      )}
    </>
  );
}
