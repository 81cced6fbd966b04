/** The first segment of the routes of screens outside the console. */
const SECTIONS = new Set([
  'login_verification',
  'register',
  'forgot_password',
  'change_password',
  'expired_password',
  'invitation',
  'unlock_user',
  'device_verification',
  'confirm_email',
  '2fa-setup',
  'oauth',
  'docs',
  'pay',
  'error',
  '404',
  'auth',
  'link',
]);

/** The route of the sign-in page, which is outside the console as well. */
export const SIGN_IN_PATH = '/login';

/** Whether a path may be the route of a screen outside the console. */
export function isPublicPath(pathname: string): boolean {
  return SECTIONS.has(pathname.split('/', 2)[1] ?? '');
}
