import type { Attack } from './harness/Attack.ts';

const TRIES = 200;

export default {
  name: 'renewals of sessions without end from one address',
  before: '40 of 40 taken; no limit of their own',
  async run({ send }) {
    const body = JSON.stringify({ refresh_token: 'a'.repeat(43) });
    const statuses = new Map<number, number>();
    for (let nth = 0; nth < TRIES; nth += 1) {
      const { status } = await send('/api/auth/token/refresh', { body });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    return {
      held: (statuses.get(429) ?? 0) > 0 && [...statuses.keys()].every((status) => status === 401 || status === 429),
      now: [...statuses].map(([status, count]) => `${count} × ${status}`).join(', '),
    };
  },
} satisfies Attack;
