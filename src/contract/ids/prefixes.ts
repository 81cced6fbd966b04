/** What the id of a business begins with. */
export const BUSINESS_ID_PREFIX = 'biz';

/** What the id of a person begins with. */
export const USER_ID_PREFIX = 'usr';

/** What the id of a saved view begins with. */
export const VIEW_ID_PREFIX = 'view';

/** What the id of an uploaded file begins with. */
export const FILE_ID_PREFIX = 'file';

/** What the id of a notification begins with. */
export const NOTIFICATION_ID_PREFIX = 'ntf';

/** What the id of a sign-in begins with. */
export const SESSION_ID_PREFIX = 'session';
