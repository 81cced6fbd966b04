import type { AreaKey } from '../addresses/Address.ts';
import { AREA_LEVELS, type AreaCountry, isAreaCountry, isAreaIn, isPostalCode } from '../addresses/areaLevels.ts';
import type { ResolvedForm, ResolvedFormField } from '../generated/api.ts';
import type { ValidationError } from './validationError.ts';

/** The areas of the countries. The browser has only those that were chosen from, and leaves the rest to the server. */
export interface KnownAreas {
  readonly find: (country: AreaCountry, id: string) => { readonly name: string } | undefined;
  /** The postal codes of an area, of those in it and of those above it. */
  readonly postalCodesAround: (country: AreaCountry, id: string) => ReadonlySet<string>;
}

type Values = Readonly<Record<string, unknown>>;

function isMap(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The country of an address field: its own, that of another field, or that of the business. */
export function addressCountry(
  { country, country_field: field }: Pick<ResolvedFormField, 'country' | 'country_field'>,
  values: unknown,
  ofBusiness: string | undefined,
): AreaCountry | undefined {
  const named = field !== undefined && isMap(values) ? values[field] : undefined;
  const found = field === undefined ? (country ?? ofBusiness) : named;
  return isAreaCountry(found) ? found : undefined;
}

/** The first level whose area is unknown, or not in the one above. */
function areaError(
  address: Values,
  country: AreaCountry,
  areas: KnownAreas | undefined,
): [AreaKey, string] | undefined {
  let above = '';
  for (const level of AREA_LEVELS) {
    const key: AreaKey = `area_${level}`;
    const id = address[key];
    // A missing area is an error of the schema.
    if (typeof id !== 'string') return undefined;
    if (!isAreaIn(country, level, id, above)) return [key, 'area_elsewhere'];
    const area = areas?.find(country, id);
    if (areas !== undefined && area === undefined) return [key, 'area_unknown'];
    if (area !== undefined && area.name !== address[`${key}_name`]) return [key, 'area_name'];
    above = id;
  }
  return undefined;
}

/** A postal code has the form of the country, and is one of the third area, where the data has any. */
function postalCodeError(address: Values, country: AreaCountry, areas: KnownAreas | undefined): string | undefined {
  const { postal_code: code, area_3: third } = address;
  if (typeof code !== 'string') return undefined;
  if (!isPostalCode(country, code)) return `postal_code_${country}`;
  const known = typeof third === 'string' ? areas?.postalCodesAround(country, third) : undefined;
  return known === undefined || known.size === 0 || known.has(code) ? undefined : 'postal_code_elsewhere';
}

/**
 * Errors of the addresses of a form: areas that do not exist or are not in the one above, and postal codes of elsewhere.
 * Rule activation.address-levels.
 */
export function addressErrors(
  form: ResolvedForm,
  values: unknown,
  ofBusiness: string | undefined,
  areas: KnownAreas | undefined,
): ValidationError[] {
  const fields = form.sections.flatMap((section) => section.fields).filter(({ type }) => type === 'address');
  return fields.flatMap((declared): ValidationError[] => {
    const { field } = declared;
    const address = isMap(values) ? values[field] : undefined;
    // An address in which nothing is filled in is missing, which the schema says.
    if (!isMap(address) || Object.values(address).every((part) => part === undefined)) return [];
    const country = addressCountry(declared, values, ofBusiness);
    if (country === undefined || address.country !== country) {
      return [{ path: [field, 'area_1'], code: 'address_country' }];
    }
    const errors: ValidationError[] = [];
    const area = areaError(address, country, areas);
    if (area !== undefined) errors.push({ path: [field, area[0]], code: area[1] });
    const code = postalCodeError(address, country, area === undefined ? areas : undefined);
    if (code !== undefined) errors.push({ path: [field, 'postal_code'], code });
    return errors;
  });
}
