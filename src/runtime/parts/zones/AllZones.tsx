import { useMemo } from 'react';
import type { Language } from '#contract/generated/api.ts';
import { ZoneSearch } from './ZoneSearch.tsx';
import { systemChoice, zoneChoices } from './zoneChoices.ts';

export interface AllZonesProps {
  readonly language: Language;
  /** The id of the choice in use. */
  readonly chosen: string;
  readonly label: string;
  readonly none: string;
  /** The text of the choice to keep the time zone as it is. */
  readonly unchanged: string;
  readonly onChoose: (id: string) => void;
}

/** A search over all time zones for a person who is not signed in. */
export function AllZones({ language, unchanged, onChoose, ...texts }: AllZonesProps) {
  const choices = useMemo(
    () => [systemChoice(unchanged, unchanged), ...zoneChoices(language, new Date())],
    [language, unchanged],
  );
  return <ZoneSearch {...texts} choices={choices} onChoose={({ id }) => onChoose(id)} />;
}
