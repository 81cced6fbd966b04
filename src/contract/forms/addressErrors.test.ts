import { describe, expect, it } from 'vitest';
import type { ResolvedForm, ResolvedFormField } from '../generated/api.ts';
import { addressErrors, type KnownAreas } from './addressErrors.ts';

const NAMES: Readonly<Record<string, string>> = {
  '31': 'DKI Jakarta',
  '31.74': 'Kota Jakarta Selatan',
  '31.74.07': 'Kebayoran Baru',
  '31.74.07.1001': 'Melawai',
  '32': 'Jawa Barat',
};

const AREAS: KnownAreas = {
  find: (country, id) => (country === 'ID' && NAMES[id] ? { name: NAMES[id] } : undefined),
  postalCodesAround: (_country, id) => new Set(id === '31.74.07' ? ['12160', '12120'] : []),
};

const ADDRESS = {
  country: 'ID',
  area_1: '31',
  area_1_name: 'DKI Jakarta',
  area_2: '31.74',
  area_2_name: 'Kota Jakarta Selatan',
  area_3: '31.74.07',
  area_3_name: 'Kebayoran Baru',
  area_4: '31.74.07.1001',
  area_4_name: 'Melawai',
  postal_code: '12160',
  line: 'Jl. Melawai Raya 1',
};

const BARANGAY = {
  ...ADDRESS,
  country: 'PH',
  area_1: '13',
  area_2: '13803',
  area_3: '1380300',
  area_4: '1380300002',
  postal_code: '1209',
};

function formOf(field: Partial<ResolvedFormField>): ResolvedForm {
  const address: ResolvedFormField = { type: 'address', field: 'office', label: 'office', width: 'full', ...field };
  return { form: 'one', validator: 'one', schema: {}, sections: [{ id: 'all', fields: [address] }] };
}

interface Given {
  readonly field?: Partial<ResolvedFormField>;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly areas?: KnownAreas | undefined;
  readonly ofBusiness?: string;
}

function errorsOf(change: object, given: Given = {}): string[] {
  const { field = {}, values = {}, ofBusiness = 'ID' } = given;
  const areas = 'areas' in given ? given.areas : AREAS;
  const errors = addressErrors(formOf(field), { office: { ...ADDRESS, ...change }, ...values }, ofBusiness, areas);
  return errors.map(({ path, code }) => `${path.join('.')} ${code}`);
}

// Rule activation.address-levels.
describe('an address', () => {
  it('is valid where each area is in the one above and the postal code is one of the third', () => {
    expect(errorsOf({})).toEqual([]);
    expect(errorsOf({ postal_code: '12120' })).toEqual([]);
  });

  it('in which nothing is filled in has no errors of its own: the schema says that it is missing', () => {
    expect(addressErrors(formOf({}), { office: {} }, 'ID', AREAS)).toEqual([]);
    expect(addressErrors(formOf({}), { office: { area_1: undefined } }, 'ID', AREAS)).toEqual([]);
    expect(addressErrors(formOf({}), {}, 'ID', AREAS)).toEqual([]);
  });

  it.each([
    ['an area of another parent', { area_1: '32', area_1_name: 'Jawa Barat' }, 'office.area_2 area_elsewhere'],
    ['an area of another level', { area_2: '31.74.07' }, 'office.area_2 area_elsewhere'],
    ['an area that does not exist', { area_4: '31.74.07.1999' }, 'office.area_4 area_unknown'],
    ['another name', { area_4_name: 'Melawai Baru' }, 'office.area_4 area_name'],
    ['a postal code of elsewhere', { postal_code: '40112' }, 'office.postal_code postal_code_elsewhere'],
    ['too few digits', { postal_code: '1216' }, 'office.postal_code postal_code_ID'],
    ['letters', { postal_code: '1216O' }, 'office.postal_code postal_code_ID'],
    ['another country', { country: 'PH' }, 'office.area_1 address_country'],
    ['no country', { country: undefined }, 'office.area_1 address_country'],
  ])('is not valid with %s', (_what, change, error) => {
    expect(errorsOf(change)).toEqual([error]);
  });

  it('reports the first area that is wrong, and the form of the postal code beside it', () => {
    expect(errorsOf({ area_1: '32', area_1_name: 'Jawa Barat', area_4: 'x', postal_code: '1' })).toEqual([
      'office.area_2 area_elsewhere',
      'office.postal_code postal_code_ID',
    ]);
  });

  it('leaves what is missing to the schema', () => {
    expect(errorsOf({ area_3: undefined, area_4: undefined, postal_code: undefined })).toEqual([]);
    expect(addressErrors(formOf({}), {}, 'ID', AREAS)).toEqual([]);
    expect(addressErrors(formOf({}), { office: 'x' }, 'ID', AREAS)).toEqual([]);
    expect(addressErrors(formOf({ type: 'group' }), { office: {} }, 'ID', AREAS)).toEqual([]);
  });

  it('has any postal code of the right form where the data has none', () => {
    const areas = { ...AREAS, postalCodesAround: () => new Set<string>() };
    expect(errorsOf({ postal_code: '99999' }, { areas })).toEqual([]);
    expect(errorsOf({ postal_code: '9999' }, { areas })).toEqual(['office.postal_code postal_code_ID']);
  });

  it('is checked without the data as far as ids go', () => {
    const given = { areas: undefined };
    expect(errorsOf({ area_4: '31.74.07.1999', area_4_name: 'Any', postal_code: '40112' }, given)).toEqual([]);
    expect(errorsOf({ area_3: '31.75.07' }, given)).toEqual(['office.area_3 area_elsewhere']);
    expect(errorsOf(BARANGAY, { ...given, ofBusiness: 'PH' })).toEqual([]);
    expect(errorsOf({ ...BARANGAY, area_4: '1380400002' }, { ...given, ofBusiness: 'PH' })).toEqual([
      'office.area_4 area_elsewhere',
    ]);
    expect(errorsOf({ ...BARANGAY, postal_code: '12091' }, { ...given, ofBusiness: 'PH' })).toEqual([
      'office.postal_code postal_code_PH',
    ]);
  });

  it('is in the country of the field, of another field, or of the business', () => {
    expect(errorsOf({}, { field: { country: 'ID' }, ofBusiness: 'PH' })).toEqual([]);
    expect(errorsOf({}, { ofBusiness: 'PH' })).toEqual(['office.area_1 address_country']);
    expect(errorsOf({}, { ofBusiness: 'SG' })).toEqual(['office.area_1 address_country']);
    const field = { country_field: 'where' };
    expect(errorsOf({}, { field, values: { where: 'ID' }, ofBusiness: 'PH' })).toEqual([]);
    for (const where of ['PH', 'SG', undefined]) {
      expect(errorsOf({}, { field, values: { where } })).toEqual(['office.area_1 address_country']);
    }
  });
});
