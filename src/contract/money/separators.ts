import type { Language } from '../generated/api.ts';

/** The marks that part the digits of a figure. */
export interface Separators {
  readonly group: string;
  readonly decimal: string;
}

export const DOT_GROUPS = { group: '.', decimal: ',' } as const satisfies Separators;

export const COMMA_GROUPS = { group: ',', decimal: '.' } as const satisfies Separators;

/** For figures that are not amounts of a currency we know. */
export const LANGUAGE_SEPARATORS = { en: COMMA_GROUPS, id: DOT_GROUPS } as const satisfies Record<Language, Separators>;
