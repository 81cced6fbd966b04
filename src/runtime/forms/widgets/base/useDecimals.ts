import { useConsole } from '../../../console/ConsoleContext.ts';

/** Writes a decimal, which has a dot, with the mark of the language; other text stays as it is. Rule forms.numbers. */
export function useDecimals(): (value: string) => string {
  const { language } = useConsole();
  return (value) => (language === 'id' && /^-?\d+\.\d+$/.test(value) ? value.replace('.', ',') : value);
}
