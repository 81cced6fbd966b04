import { expect, it } from 'vitest';
import { maskPersonal } from './maskPersonal.ts';

const RECORD = { fields: { phone: { personal: true }, city: { personal: false }, status: {} } } as never;

// Rule customers.personal-not-logged.
it('of a personal field is logged only whether it had a value', () => {
  expect(maskPersonal(RECORD, { phone: '+62811', city: 'Bandung', status: 'ACTIVE', constructor: 'x' })).toEqual({
    phone: '••••',
    city: 'Bandung',
    status: 'ACTIVE',
    constructor: 'x',
  });
  expect(maskPersonal(RECORD, { phone: null, city: null })).toEqual({ phone: null, city: null });
  expect(maskPersonal(RECORD, { phone: '' })).toEqual({ phone: '••••' });
});
