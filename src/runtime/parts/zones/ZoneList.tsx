import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../../console/ConsoleContext.ts';
import { ComboList } from '../fields/ComboList.tsx';
import { useZoneChoices } from './useZoneChoices.ts';
import { searchZones, type ZoneChoice } from './zoneChoices.ts';

interface ZoneListProps {
  readonly onChoose: (choice: ZoneChoice) => void;
}

/** A search over all time zones by city, country and offset. */
export function ZoneList({ onChoose }: ZoneListProps) {
  const translate = useTranslate();
  const { preferred_timezone: preferred } = useConsole().console.user;
  const choices = useZoneChoices();
  const [typed, setTyped] = useState('');
  const options = searchZones(choices, typed).map(({ id, label, country }) => ({
    id,
    label,
    help: country,
    ...(id === preferred && { selected: true }),
  }));
  return (
    <ComboList
      label={translate('shell.time_zone.search')}
      typed={typed}
      options={options}
      none={translate('shell.time_zone.none')}
      onType={setTyped}
      onChoose={(id) => choices.filter((choice) => choice.id === id).map(onChoose)}
    />
  );
}
