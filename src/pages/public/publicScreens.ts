import type { PublicScreen } from './PublicScreen.ts';

/**
 * The public screens, each a chunk of its own. The first segment of each route must be listed in
 * `contract/publicAddresses.ts` as well, which decides whether this list is loaded at all.
 * Rule sign-in.public-screens.
 */
export const PUBLIC_SCREENS: readonly PublicScreen[] = [
  {
    id: 'docs',
    path: '/docs',
    load: async () => (await import('./docs/Docs.tsx')).Docs,
  },
  {
    id: 'docs-reference',
    path: '/docs/reference',
    isWide: true,
    load: async () => (await import('./docs/reference/ApiReference.tsx')).ApiReference,
  },
  {
    id: 'oauth-authorize',
    path: '/oauth/authorize',
    needsSession: true,
    load: async () => (await import('./oauth-authorize/OauthAuthorize.tsx')).OauthAuthorize,
  },
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
  {
    // Rule sign-in.full-screen.
    id: '2fa-setup',
    path: '/2fa-setup',
    needsSession: true,
    load: async () => (await import('./two-step/TwoStepSetup.tsx')).TwoStepSetup,
  },
  {
    id: 'device-verification',
    path: '/device_verification/{hash}/{canvasHash}',
    load: async () => (await import('./device-verification/DeviceVerification.tsx')).DeviceVerification,
  },
  {
    id: 'forgot-password',
    path: '/forgot_password',
    load: async () => (await import('./recovery/ForgotPassword.tsx')).ForgotPassword,
  },
  {
    id: 'change-password',
    path: '/change_password/{token}',
    load: async () => (await import('./recovery/ChangePassword.tsx')).ChangePassword,
  },
  {
    id: 'expired-password',
    path: '/expired_password',
    load: async () => (await import('./recovery/ExpiredPassword.tsx')).ExpiredPassword,
  },
  {
    id: 'unlock-user',
    path: '/unlock_user/{token}',
    load: async () => (await import('./recovery/UnlockUser.tsx')).UnlockUser,
  },
  {
    id: 'confirm-email',
    path: '/confirm_email',
    load: async () => (await import('./recovery/ConfirmEmailLanding.tsx')).ConfirmEmailLanding,
  },
  {
    id: 'confirm-email',
    path: '/confirm_email/{token}',
    load: async () => (await import('./recovery/ConfirmEmail.tsx')).ConfirmEmail,
  },
  {
    id: 'register',
    path: '/register/{step}',
    load: async () => (await import('./register/Register.tsx')).Register,
  },
  {
    id: 'register',
    path: '/register/partner/{partner}',
    load: async () => (await import('./register/Register.tsx')).Register,
  },
  {
    id: 'register',
    path: '/register/partner/{partner}/{step}',
    load: async () => (await import('./register/Register.tsx')).Register,
  },
  {
    // Rule platform.registration.
    id: 'register',
    path: '/xenplatform/register/{account}',
    load: async () => (await import('./register/Register.tsx')).Register,
  },
  {
    id: 'register',
    path: '/xenplatform/register/{account}/{step}',
    load: async () => (await import('./register/Register.tsx')).Register,
  },
  {
    id: 'register',
    path: '/xenplatform/{platform}',
    load: async () => (await import('./register/Register.tsx')).Register,
  },
  {
    id: 'register',
    path: '/xenplatform/{platform}/{step}',
    load: async () => (await import('./register/Register.tsx')).Register,
  },
  {
    id: 'error',
    path: '/error',
    forGuests: true,
    load: async () => (await import('./lost/ErrorScreen.tsx')).ErrorScreen,
  },
  {
    id: 'not-found',
    path: '/404',
    forGuests: true,
    load: async () => (await import('./lost/NotFound.tsx')).NotFound,
  },
];
