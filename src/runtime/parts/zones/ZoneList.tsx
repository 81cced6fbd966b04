import { useTranslate } from 'react-admin';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useZoneChoices } from './useZoneChoices.ts';
import { ZoneSearch } from './ZoneSearch.tsx';
import type { ZoneChoice } from './zoneChoices.ts';

interface ZoneListProps {
  readonly onChoose: (choice: ZoneChoice) => void;
}

/** A search over all time zones for the signed-in user. */
export function ZoneList({ onChoose }: ZoneListProps) {
  const translate = useTranslate();
  const { preferred_timezone: preferred } = useConsole().console.user;
  return (
    <ZoneSearch
      choices={useZoneChoices()}
      chosen={preferred}
      label={translate('shell.time_zone.search')}
      none={translate('shell.time_zone.none')}
      onChoose={onChoose}
    />
  );
}
