import { describe, expect, it } from 'vitest';
import type { ResolvedForm } from '#contract/generated/api.ts';
import { checkForm } from '../../src/server/engine/forms/checkForm.ts';

const TEXT = { type: 'string', maxLength: 200 };
const AREAS = [1, 2, 3, 4].flatMap((level) => [`area_${level}`, `area_${level}_name`]);

const FORM: ResolvedForm = {
  form: 'office',
  validator: 'addresses.test',
  schema: {
    type: 'object',
    properties: {
      office: {
        type: 'object',
        additionalProperties: false,
        required: ['country', ...AREAS, 'postal_code', 'line'],
        properties: {
          ...Object.fromEntries(['country', ...AREAS, 'postal_code'].map((key) => [key, TEXT])),
          line: { ...TEXT, minLength: 5 },
        },
      },
    },
  },
  sections: [{ id: 'all', fields: [{ type: 'address', field: 'office', label: 'office', width: 'full' }] }],
};

const JAKARTA = {
  country: 'ID',
  area_1: '31',
  area_1_name: 'Daerah Khusus Ibukota Jakarta',
  area_2: '31.74',
  area_2_name: 'Kota Administrasi Jakarta Selatan',
  area_3: '31.74.07',
  area_3_name: 'Kebayoran Baru',
  area_4: '31.74.07.1001',
  area_4_name: 'Melawai',
  postal_code: '12160',
  line: 'Jl. Melawai Raya 1',
};

const MAKATI = {
  country: 'PH',
  area_1: '13',
  area_1_name: 'National Capital Region (NCR)',
  area_2: '13803',
  area_2_name: 'City of Makati',
  area_3: '1380300',
  area_3_name: 'City of Makati',
  area_4: '1380300002',
  area_4_name: 'Bel-Air',
  postal_code: '1209',
  line: '12 Jupiter Street',
};

function errorsOf(office: object, country: string): string[] {
  return checkForm(FORM, { office }, 'IDR', '2026-11-25', country).map(({ field, code }) => `${field} ${code}`);
}

// Rule activation.address-levels.
describe('an address that a form sends', () => {
  it('is valid with areas and a postal code of the data', () => {
    expect(errorsOf(JAKARTA, 'ID')).toEqual([]);
    expect(errorsOf(MAKATI, 'PH')).toEqual([]);
    // Another postal code of the city, and a place whose municipality has none.
    expect(errorsOf({ ...MAKATI, postal_code: '1226' }, 'PH')).toEqual([]);
  });

  it.each([
    ['an area of another parent', { area_1: '32', area_1_name: 'Jawa Barat' }, ['office.area_2 area_elsewhere']],
    ['a village that does not exist', { area_4: '31.74.07.1999' }, ['office.area_4 area_unknown']],
    ['a name of one\u2019s own', { area_4_name: 'Melawai Indah' }, ['office.area_4 area_name']],
    ['a postal code of Bandung', { postal_code: '40112' }, ['office.postal_code postal_code_elsewhere']],
    ['four digits', { postal_code: '1216' }, ['office.postal_code postal_code_ID']],
    ['a short line', { line: 'Jl.' }, ['office.line minLength']],
    ['no district', { area_3: undefined }, ['office.area_3 required']],
    ['the other country', { ...MAKATI }, ['office.area_1 address_country']],
  ])('is refused with %s, at its field', (_what, change, errors) => {
    const { area_3: third, ...others } = { ...JAKARTA, ...change };
    expect(errorsOf(third === undefined ? others : { ...others, area_3: third }, 'ID')).toEqual(errors);
  });
});
