import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useFormats } from '../../console/useFormats.ts';
import { dayFormatKey } from '../../parts/fields/dayFormatKey.ts';
import type { Wording } from './validationMessages.ts';

/** Returns the translations and formats of validation errors. */
export function useWording(): Wording {
  const translate = useTranslate();
  const { country, currency } = useConsole().console.business;
  const formats = useFormats();
  return useMemo(
    () => ({
      translate,
      money: (amount) => formats.money(amount, currency),
      number: formats.number,
      currency,
      dayFormat: translate(dayFormatKey(country)),
    }),
    [translate, formats, country, currency],
  );
}
