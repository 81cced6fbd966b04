import { api_keys } from '../../../db/schema/index.ts';
import { sample } from '../sample.ts';

const KEYS = [
  ['Server produksi', 'SECRET', 'WRITE', 'ACTIVE'],
  ['Laporan harian', 'SECRET', 'READ', 'ACTIVE'],
  ['Halaman pembayaran', 'PUBLIC', 'READ', 'ACTIVE'],
  ['Server lama', 'SECRET', 'WRITE', 'DELETED'],
] as const;

const NAMES_ABROAD = ['Production server', 'Daily report', 'Checkout page', 'Old server'];

export const API_KEYS = sample(api_keys, (demo) =>
  demo.times(KEYS.length, ({ id, created }, index) => {
    const [name, type, access, status] = KEYS[index] ?? KEYS[0];
    return {
      id,
      created,
      updated: created,
      status,
      name: demo.business.country === 'ID' ? name : (NAMES_ABROAD[index] ?? name),
      type,
      access,
      hint: demo.random.digits(2) + demo.pick(['aX', 'Qe', 'k_', 'Zb']),
      last_used: index === 1 ? null : demo.after(created, 24),
      created_by: demo.member(),
    };
  }),
);
