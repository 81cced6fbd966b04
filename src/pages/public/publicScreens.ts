import type { PublicScreen } from './PublicScreen.ts';

/**
 * The screens that stand alone, each a chunk of its own. What comes first in an address has to stand in
 * `publicSections.ts` as well: the page asks there whether this list is needed at all.
 */
export const PUBLIC_SCREENS: readonly PublicScreen[] = [
  {
    id: 'invitation',
    path: '/invitation/{token}',
    load: async () => (await import('./invitation/InvitationScreen.tsx')).InvitationScreen,
  },
  {
    id: 'login-verification',
    path: '/login_verification',
    load: async () => (await import('./login-verification/LoginVerification.tsx')).LoginVerification,
  },
];
