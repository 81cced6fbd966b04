import { useTranslate } from 'react-admin';
import { countryTimeZone, SYSTEM_TIME_ZONE } from '#contract/dates/timeZones.ts';
import { useConsole } from '../console/ConsoleContext.ts';
import { Icon } from '../parts/Icon.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import { usePreferences } from './usePreferences.ts';

/** The zone that times are shown in; Indonesian and Philippine zones come first. `full` spells it out. */
export function TimeZoneMenu({ full = false }: { readonly full?: boolean }) {
  const translate = useTranslate();
  const { console, timeZone } = useConsole();
  const { busy, chooseTimeZone } = usePreferences();
  const preferred = console.user.preferred_timezone;
  const labels = new Map(console.time_zones.map(({ id, label }) => [id, label]));
  const own = countryTimeZone(console.business.country);
  const ownLabel = translate('shell.time_zone.system', { zone: labels.get(own) ?? own });
  const label = labels.get(timeZone) ?? timeZone;
  const choices = [{ id: SYSTEM_TIME_ZONE, label: ownLabel }, ...console.time_zones].map((zone) => ({
    ...zone,
    selected: zone.id === preferred,
    onSelect: () => chooseTimeZone(zone.id, labels.get(zone.id) ?? labels.get(own) ?? own),
  }));
  return (
    <MenuButton
      kind="plain"
      label={`${translate('shell.time_zone.label')}: ${label}`}
      disabled={busy}
      choices={choices}
    >
      <Icon name="clock" />
      <span>{full ? label : label.split(' ')[0]}</span>
    </MenuButton>
  );
}
