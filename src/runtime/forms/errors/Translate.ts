import type { useTranslate } from 'react-admin';

/** Translates a locale key with its parameters. */
export type Translate = ReturnType<typeof useTranslate>;
