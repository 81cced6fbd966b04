import { api_keys } from '#server/database/schema/index.ts';
import { DAY } from '../../trade/calendar.ts';
import { sample } from '../sample.ts';

type Key = Pick<typeof api_keys.$inferInsert, 'name' | 'type' | 'reads' | 'writes' | 'status'>;

const SERVER: Key = {
  name: 'Server produksi',
  type: 'SECRET',
  reads: ['BALANCE'],
  writes: ['ACCEPT_PAYMENTS', 'INVOICES_AND_LINKS', 'CUSTOMERS', 'SEND_MONEY'],
  status: 'ACTIVE',
};

const KEYS: readonly Key[] = [
  SERVER,
  { ...SERVER, name: 'Laporan harian', reads: ['BALANCE', 'REPORTS'], writes: [] },
  { ...SERVER, name: 'Halaman pembayaran', type: 'PUBLIC', reads: [], writes: [] },
  { ...SERVER, name: 'Server lama', status: 'DELETED' },
];

const NAMES_ABROAD = ['Production server', 'Daily report', 'Checkout page', 'Old server'];

/** A key that was rotated four days ago; its old secret is valid for a week. */
function rotated(now: number): Pick<typeof api_keys.$inferInsert, 'generation' | 'updated' | 'old_key_until'> {
  return { generation: 2, updated: new Date(now - 4 * DAY), old_key_until: new Date(now + 3 * DAY) };
}

export const API_KEYS = sample(api_keys, (demo) =>
  demo.times(KEYS.length, ({ id, created }, index) => {
    const { name, ...key } = KEYS[index] ?? SERVER;
    return {
      id,
      created,
      updated: created,
      name: demo.business.country === 'ID' ? name : (NAMES_ABROAD[index] ?? name),
      ...key,
      generation: 1,
      ...(index === 0 && rotated(demo.now)),
      hint: demo.random.digits(2) + demo.pick(['aX', 'Qe', 'k_', 'Zb']),
      last_used: index === 1 ? null : demo.after(created, 24),
      created_by: demo.member('can_manage_tech_settings'),
    };
  }),
);
