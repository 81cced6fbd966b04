/** The brand whose sign-in page shows where no other is asked for; it is always there. */
export const DEFAULT_BRAND = 'main';
