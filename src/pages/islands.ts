import type { Islands } from '#runtime/islands/index.ts';

const notifications = () => import('./notification-center/index.ts');

/** The loaders of every island that the config may name; each loads when it is first shown. */
export const ISLANDS: Islands = {
  header: {
    'notification-bell': async () => (await notifications()).NotificationBell,
    'help-menu': async () => (await import('./help/HelpMenu.tsx')).HelpMenu,
  },
  tabs: {
    'act-for': async () => (await import('./act-for/ActFor.tsx')).ActFor,
    'card-timeline': async () => (await import('./card-timeline/CardTimeline.tsx')).CardTimeline,
    'team-access': async () => (await import('./team/TeamAccess.tsx')).TeamAccess,
    'payment-timeline': async () => (await import('./payment-timeline/PaymentTimeline.tsx')).PaymentTimeline,
  },
  pages: {
    'config-docs': async () => (await import('./config-docs/ConfigDocs.tsx')).ConfigDocs,
    'ereceipt-preview': async () => (await import('./ereceipt-preview/EreceiptPreview.tsx')).EreceiptPreview,
    'notification-center': async () => (await notifications()).NotificationCenter,
    'platform-authorization': async () =>
      (await import('./platform-authorization/PlatformAuthorization.tsx')).PlatformAuthorization,
    profile: async () => (await import('./profile/Profile.tsx')).Profile,
    'team-invite': async () => (await import('./team/TeamInvite.tsx')).TeamInvite,
    'brand-preview': async () => (await import('./brand-preview/BrandPreview.tsx')).BrandPreview,
  },
};
