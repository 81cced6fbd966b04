/** The password of every user of the demo. Rule sign-in.demo-hint. */
export const DEMO_PASSWORD = 'Beranda2026';

/** Demo users with different permissions. */
export const DEMO_SIGN_INS = [
  { email: 'owner@kopi.test', business: 'Kopi Nusantara' },
  { email: 'owner@manila.test', business: 'Manila Goods' },
  { email: 'owner@warung.test', business: 'Warung Kirim' },
  { email: 'owner@mitra.test', business: 'Mitra Niaga' },
  { email: 'viewer@kopi.test', business: 'Kopi Nusantara' },
  { email: 'new@baru.test', business: 'Baru Jaya' },
] as const;
