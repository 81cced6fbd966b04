import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { shortZoneName, zoneLabel } from '#contract/dates/timeZones.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { usePreferences } from '../../console/usePreferences.ts';
import { Button } from '../../parts/buttons/Button.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { LoadBoundary } from '../../parts/loading/LoadBoundary.tsx';
import { Panel } from '../../parts/overlays/lazyOverlays.tsx';
import styles from './Header.module.css';

/** The table of zones loads when it is first opened. */
const ZoneList = lazy(async () => ({ default: (await import('../../parts/zones/ZoneList.tsx')).ZoneList }));

/** The time zone in which times are shown, with every other to choose from. `full` shows the full name. */
export function TimeZoneMenu({ full = false }: { readonly full?: boolean }) {
  const translate = useTranslate();
  const { console, timeZone } = useConsole();
  const { busy, chooseTimeZone } = usePreferences();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  const now = new Date();
  const label = zoneLabel(timeZone, console.time_zone.city, now);
  const title = `${translate('shell.time_zone.label')}: ${label}`;
  return (
    <>
      <Button
        kind="plain"
        aria-label={title}
        title={title}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        disabled={busy}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon name="clock" />
        <span>{full ? label : shortZoneName(timeZone, now)}</span>
      </Button>
      {anchor && (
        <Suspense>
          <Panel
            anchor={anchor}
            align={full ? 'start' : 'end'}
            label={translate('shell.time_zone.label')}
            onClose={close}
          >
            <LoadBoundary floats>
              <Suspense fallback={<div className={styles.zones} />}>
                <ZoneList
                  onChoose={({ id, name }) => {
                    close();
                    chooseTimeZone(id, name);
                  }}
                />
              </Suspense>
            </LoadBoundary>
          </Panel>
        </Suspense>
      )}
    </>
  );
}
