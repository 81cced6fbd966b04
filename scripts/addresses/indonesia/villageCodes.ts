import { groupBy } from '../../lib/groupBy.ts';
import { foldName } from '../foldName.ts';

/** A village of the package of postal codes. */
export interface PostalVillage {
  readonly code: string;
  readonly postal: number | null;
  readonly city: string;
  readonly district: string;
  readonly village: string;
}

const VILLAGE = /^\d\d\.\d\d\.\d\d\.\d{4}$/;

/** The names of village, district and regency in one, as they are compared: codes change when provinces are divided. */
function fullName(city: string, district: string, village: string): string {
  const regency = city.replace(/^(Kabupaten|Kota)( Administrasi)? /, (type) => (type.startsWith('Kota') ? 'kota' : ''));
  return [regency, district, village].map(foldName).join('/');
}

/**
 * The postal codes of villages by their codes. A village is the same if it has the code and the name, or the names of
 * village, district and regency, or the code in a district of the same name; others have no postal code.
 */
export function villageCodes(
  names: ReadonlyMap<string, string>,
  postal: readonly PostalVillage[],
): Map<string, readonly string[]> {
  const byCode = new Map(postal.map((village) => [village.code, village]));
  const byName = groupBy(postal, ({ city, district, village }) => fullName(city, district, village));
  const nameOf = (code: string, length: number) => names.get(code.slice(0, length)) ?? '';

  const codes = new Map<string, readonly string[]>();
  for (const [code, name] of names) {
    if (!VILLAGE.test(code)) continue;
    const coded = byCode.get(code);
    const named = byName.get(fullName(nameOf(code, 5), nameOf(code, 8), name)) ?? [];
    const found =
      (coded && foldName(coded.village) === foldName(name) ? coded : undefined) ??
      (named.length === 1 ? named[0] : undefined) ??
      (coded && foldName(coded.district) === foldName(nameOf(code, 8)) ? coded : undefined);
    const postalCode = String(found?.postal ?? '');
    if (/^\d{5}$/.test(postalCode)) codes.set(code, [postalCode]);
  }
  return codes;
}
