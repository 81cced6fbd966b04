import type { Address } from '#contract/addresses/Address.ts';
import type { Area } from '#contract/generated/api.ts';
import type { Person } from './testApp.ts';

/** A village that is found by its name, and its postal code. */
const PLACES = { ID: ['braga', '40111'], PH: ['bel-air', '1209'] } as const;

/** An address as it is chosen from the areas of a country. */
export async function addressIn(person: Person, country: keyof typeof PLACES): Promise<Address> {
  const [search, postal_code] = PLACES[country];
  const { areas } = (await person.request(`/api/areas?country=${country}&search=${search}`)).json;
  const found = areas.find(({ level }: Area) => level === 4);
  const address: Record<string, string> = { country, postal_code, line: 'Jalan Braga 1' };
  for (const [index, { id, name }] of [...found.path, found].entries()) {
    address[`area_${index + 1}`] = id;
    address[`area_${index + 1}_name`] = name;
  }
  return address as unknown as Address;
}
