import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { hasSingleKeys } from '../../core/singleKeys.ts';
import { keyNames } from '../../parts/keys/keyNames.ts';
import { isSingleKey, SHORTCUT_PLACES, SHORTCUTS, type Shortcut } from '../../parts/keys/shortcuts.ts';
import { ReportDialog } from '../../parts/overlays/lazyOverlays.tsx';
import styles from './ShortcutsDialog.module.css';

export interface ShortcutsDialogProps {
  readonly onClose: () => void;
}

/** Keys that are pressed together. */
function Keys({ keys }: { readonly keys: string }) {
  const translate = useTranslate();
  return (
    <span className={styles.together}>
      {keyNames(keys).map((name) => (
        <kbd key={name}>{name === 'Space' ? translate('shell.shortcuts.space') : name}</kbd>
      ))}
    </span>
  );
}

/** The keys that a shortcut has on this device, each with its opposite. */
function keysOf(shortcut: Shortcut): readonly (readonly string[])[] {
  const isOn = (keys: string) => hasSingleKeys() || !isSingleKey(shortcut, keys);
  return shortcut.keys.filter(isOn).map((keys, index) => [keys, ...(shortcut.back?.slice(index, index + 1) ?? [])]);
}

/** Every keyboard shortcut that works on this device. Rule navigation.shortcuts. */
export function ShortcutsDialog({ onClose }: ShortcutsDialogProps) {
  const translate = useTranslate();
  const lines = Object.entries<Shortcut>(SHORTCUTS).flatMap(([name, shortcut]) => {
    const keys = keysOf(shortcut);
    return keys.length === 0 ? [] : [{ name, place: shortcut.place, keys }];
  });
  return (
    <ReportDialog title={translate('shell.shortcuts.title')} close={translate('shell.close')} onClose={onClose}>
      <div className={styles.places}>
        {SHORTCUT_PLACES.map((place) => (
          <section key={place}>
            <h3>{translate(`shell.shortcuts.places.${place}`)}</h3>
            <dl>
              {lines
                .filter((line) => line.place === place)
                .map(({ name, keys }) => (
                  <div key={name} className={styles.line}>
                    <dt>{translate(`shell.shortcuts.keys.${name}`)}</dt>
                    <dd>
                      {keys.map((pair, index) => (
                        <Fragment key={pair.join()}>
                          {index > 0 && <span className={styles.or}>{translate('shell.shortcuts.or')}</span>}
                          {pair.map((each) => (
                            <Keys key={each} keys={each} />
                          ))}
                        </Fragment>
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
      {!hasSingleKeys() && <p className={styles.off}>{translate('shell.shortcuts.off')}</p>}
    </ReportDialog>
  );
}
