/** What the addresses of the screens that stand alone begin with. */
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
  'error',
  '404',
  'auth',
  'link',
]);

/** The route of the sign-in page, which stands alone as well. */
export const SIGN_IN_PATH = '/login';

/** Whether an address may be one of the screens that stand alone. */
export function isPublicPath(pathname: string): boolean {
  return SECTIONS.has(pathname.split('/', 2)[1] ?? '');
}
