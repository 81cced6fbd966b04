import type { useTranslate } from 'react-admin';

/** Words by locale key, with their parameters. */
export type Translate = ReturnType<typeof useTranslate>;
