import type { Address } from '#contract/addresses/Address.ts';

/** The names of the areas that an id is in, from the widest, and the postal code. */
const AREAS = {
  '31.74.03.1002': [
    'Daerah Khusus Ibukota Jakarta',
    'Kota Administrasi Jakarta Selatan',
    'Mampang Prapatan',
    'Bangka',
    '12730',
  ],
  '32.73.19.1001': ['Jawa Barat', 'Kota Bandung', 'Sumur Bandung', 'Braga', '40111'],
  '34.71.05.1001': ['Daerah Istimewa Yogyakarta', 'Kota Yogyakarta', 'Gedongtengen', 'Sosromenduran', '55271'],
  '35.78.07.1002': ['Jawa Timur', 'Kota Surabaya', 'Genteng', 'Genteng', '60275'],
  '1380300002': ['National Capital Region (NCR)', 'City of Makati', 'City of Makati', 'Bel-Air', '1209'],
} as const satisfies Readonly<Record<string, readonly [string, string, string, string, string]>>;

/** The ids of the areas above one: its parts in Indonesia, its first digits in the Philippines. */
function idsOf(area: string): readonly string[] {
  if (!area.includes('.')) return [area.slice(0, 2), area.slice(0, 5), area.slice(0, 7), area];
  const parts = area.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
}

/** An address as forms give it, in one of the areas above. */
export function addressIn(area: keyof typeof AREAS, line: string): Address {
  const [area_1_name, area_2_name, area_3_name, area_4_name, postal_code] = AREAS[area];
  const [area_1 = '', area_2 = '', area_3 = '', area_4 = ''] = idsOf(area);
  const country = area.includes('.') ? 'ID' : 'PH';
  return {
    country,
    area_1,
    area_1_name,
    area_2,
    area_2_name,
    area_3,
    area_3_name,
    area_4,
    area_4_name,
    postal_code,
    line,
  };
}
