/** The password of everybody in the demo (design: "What stays put"). */
export const PASSWORD = 'Beranda2026';

/**
 * The people of the demo that the tests are. Those who change what is kept of a person do it as somebody of their
 * own: admin@kopi.test language, mfa@kopi.test time zone, editor@kopi.test columns.
 */
export const PEOPLE = [
  'owner@kopi.test',
  'mfa@kopi.test',
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
  'staff@beranda.test',
  'manila.staff@beranda.test',
  'new@baru.test',
] as const;

export type Person = (typeof PEOPLE)[number];
