import type { Attack } from './harness/Attack.ts';

const TIMES = 30;

/** Longest that an export may keep others waiting, in milliseconds, on a busy machine. */
const MOST = 1_000;

export default {
  name: 'exports of one business at once',
  before: '30 at once: other requests waited 2,079 ms; none was refused',
  slow: true,
  async run({ send, withHealth }) {
    const { result, worst } = await withHealth(() =>
      Promise.all(Array.from({ length: TIMES }, () => send('/api/transactions/export', { as: 'owner@kopi.test' }))),
    );
    const statuses = result.map(({ status }) => status);
    const refused = result.filter(({ status }) => status !== 200);
    const areRefusedWell = refused.every(({ status, headers }) => status === 429 && headers.get('retry-after') === '5');
    return {
      held: areRefusedWell && worst < MOST,
      now: `${statuses.length - refused.length} written, ${refused.length} refused by 429; others waited ${worst.toFixed(0)} ms`,
    };
  },
} satisfies Attack;
