import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { zoneLabel } from '#contract/dates/timeZones.ts';
import { zoneCity } from '#contract/dates/zoneTable.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { systemChoice, type ZoneChoice, zoneChoices } from './zoneChoices.ts';

/** Returns every zone to choose from, after that of the business. */
export function useZoneChoices(): ZoneChoice[] {
  const translate = useTranslate();
  const { console, language } = useConsole();
  const { time_zone: own } = console.business;
  return useMemo(() => {
    const now = new Date();
    const zone = zoneLabel(own, zoneCity(own, language), now);
    return [systemChoice(translate('shell.time_zone.system', { zone }), zone), ...zoneChoices(language, now)];
  }, [language, own, translate]);
}
