import type { Country, Language } from '../generated/api.ts';

/** How a person reads values: what their text depends on besides the value itself. */
export interface ColumnReader {
  readonly language: Language;
  readonly country: Country | undefined;
  /** The zone that moments are shown in, such as Asia/Jakarta. */
  readonly timeZone: string;
  /** The currency of an amount whose record names none, such as IDR. */
  readonly currency: string;
  /** The words under a locale key; `undefined` where there are none. */
  readonly words: (key: string) => string | undefined;
}
