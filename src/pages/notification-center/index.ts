/** The bell and the screen of notifications: one chunk, which the bell loads for both. */

export { NotificationBell } from './NotificationBell.tsx';
export { NotificationCenter } from './NotificationCenter.tsx';
