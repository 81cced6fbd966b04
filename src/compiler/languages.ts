import type { Language } from '#contract/generated/api.ts';

/** The languages that every word has to exist in. */
export const LANGUAGES = ['en', 'id'] as const satisfies readonly Language[];

/** The language whose file is the list of keys. */
export const KEY_LANGUAGE = 'en';
