import { useState } from 'react';
import { ComboList } from '../fields/ComboList.tsx';
import { searchZones, type ZoneChoice } from './zoneChoices.ts';

interface ZoneSearchProps {
  readonly choices: readonly ZoneChoice[];
  /** The id of the choice in use. */
  readonly chosen: string;
  /** The subject of the search. */
  readonly label: string;
  /** The text for no matches. */
  readonly none: string;
  readonly onChoose: (choice: ZoneChoice) => void;
}

/** A search over time zones by city, country and offset. */
export function ZoneSearch({ choices, chosen, label, none, onChoose }: ZoneSearchProps) {
  const [typed, setTyped] = useState('');
  const options = searchZones(choices, typed).map(({ id, label, country }) => ({
    id,
    label,
    help: country,
    ...(id === chosen && { selected: true }),
  }));
  return (
    <ComboList
      label={label}
      typed={typed}
      options={options}
      none={none}
      onType={setTyped}
      onChoose={(id) => choices.filter((choice) => choice.id === id).map(onChoose)}
    />
  );
}
