import { expect, it } from 'vitest';
import { addressText } from './Address.ts';

it('an address is read from the street to the widest area', () => {
  const address = {
    country: 'ID',
    area_1_name: 'DKI Jakarta',
    area_2_name: 'Kota Jakarta Selatan',
    area_3_name: 'Kebayoran Baru',
    area_4_name: 'Melawai',
    postal_code: '12160',
    line: 'Jl. Melawai Raya 1',
  };
  expect(addressText(address)).toBe(
    'Jl. Melawai Raya 1, Melawai, Kebayoran Baru, Kota Jakarta Selatan, DKI Jakarta 12160',
  );
  // A city that belongs to no province is at two levels.
  expect(addressText({ ...address, area_2_name: 'City of Makati', area_3_name: 'City of Makati' })).toBe(
    'Jl. Melawai Raya 1, Melawai, City of Makati, DKI Jakarta 12160',
  );
  expect(addressText({ area_1_name: 'Bali' })).toBe('Bali');
  expect(addressText({})).toBe('');
});
