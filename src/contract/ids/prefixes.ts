/** What the id of a business begins with. */
export const BUSINESS_ID_PREFIX = 'biz';

/** What the id of a person begins with. */
export const USER_ID_PREFIX = 'usr';
