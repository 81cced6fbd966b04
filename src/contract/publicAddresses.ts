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

/** What follows /xenplatform/ in the routes of the console; anything else there is the address of a platform. */
const PLATFORM_SCREENS: readonly string[] = ['accounts', 'platform-fee', 'split-rules', 'test-registered', 'transfers'];

/** Whether a path may be the route of a screen outside the console. */
export function isPublicPath(pathname: string): boolean {
  const [, section = '', below = ''] = pathname.split('/', 3);
  if (section === 'xenplatform') return below !== '' && !PLATFORM_SCREENS.includes(below);
  return SECTIONS.has(section);
}
