import type { Attack } from './harness/Attack.ts';

const KEYS = [
  '2026-01-01 00:00:00+99',
  '2026-01-01 00:00:00-2147483648/-1',
  '2026-02-31 00:00:00+00',
  '2026-13-01 00:00:00+00',
  '2026-01-01 25:00:00+00',
  '9999-99-99 99:99:99+15:59',
  'infinity',
  'now',
  'today Europe/Nowhere',
  '1e309',
  '\0',
  "'; select 1",
];

export default {
  name: 'forged cursors of lists',
  before: '500 for 6 of 954: a time zone out of range',
  async run({ send }) {
    const id = '0190a2f0-0000-7000-8000-000000000000';
    const statuses = new Map<number, number>();
    for (const field of ['created', 'amount']) {
      const sort = encodeURIComponent(JSON.stringify([field, 'DESC']));
      for (const key of KEYS) {
        const cursor = Buffer.from(JSON.stringify(['after', field, 'desc', key, id])).toString('base64url');
        const { status } = await send(`/api/transactions?sort=${sort}&cursor=${cursor}`, { as: 'owner@kopi.test' });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }
    return {
      held: [...statuses.keys()].every((status) => status === 400),
      now: [...statuses].map(([status, count]) => `${count} × ${status}`).join(', '),
    };
  },
} satisfies Attack;
