import type { AreaLevel } from './areaLevels.ts';

/** The property of an address with the id of its area of a level. */
export type AreaKey = `area_${AreaLevel}`;

/**
 * An address: the ids of its areas with the names that they had when it was given, so that it is read without them, its
 * postal code, and the line with street and number. Rule activation.address-levels.
 */
export type Address = {
  readonly country: string;
  readonly postal_code: string;
  readonly line: string;
} & { readonly [Key in AreaKey | `${AreaKey}_name`]: string };

/** The properties of an address, in the order in which they are filled in. */
export const ADDRESS_KEYS = [
  'country',
  'area_1',
  'area_1_name',
  'area_2',
  'area_2_name',
  'area_3',
  'area_3_name',
  'area_4',
  'area_4_name',
  'postal_code',
  'line',
] as const satisfies readonly (keyof Address)[];

/** An address as one text, from the street to the widest area; an area that repeats the one in it is left out. */
export function addressText(address: Partial<Address>): string {
  const { line, area_4_name: fourth, area_3_name: third, area_2_name: second, area_1_name: first } = address;
  const parts = [line, fourth, third, second, first].filter((part, index, all) => part && part !== all[index - 1]);
  return [parts.join(', '), address.postal_code].filter(Boolean).join(' ');
}
