/** The password of every user of the demo. */
export const PASSWORD = 'Beranda2026';

/**
 * The users of the demo with whom the tests sign in. A test that changes what is stored for a user has a user of its
 * own: admin@kopi.test language, mfa@kopi.test time zone, editor@kopi.test columns,
 * owner@toko.test headings of the sidebar, owner@pasar.test pinned screens.
 */
export const PEOPLE = [
  'owner@kopi.test',
  'mfa@kopi.test',
  'developer@kopi.test',
  'viewer@kopi.test',
  'editor@kopi.test',
  'operator@kopi.test',
  'approver@kopi.test',
  'owner@manila.test',
  'owner@warung.test',
  'owner@mitra.test',
  'owner@remit.test',
  'owner@toko.test',
  'owner@pasar.test',
  'owner@properti.test',
  'staff@beranda.test',
  'reviewer@beranda.test',
  'manila.staff@beranda.test',
  'new@baru.test',
] as const;

/** The user for whom the prompt for feedback is due; one visit by another test would use it up. */
export const PROMPTED = 'operasional@pasar.test';

export type Person = (typeof PEOPLE)[number] | typeof PROMPTED;
