/** The default brand of the sign-in page; it always exists. */
export const DEFAULT_BRAND = 'main';
