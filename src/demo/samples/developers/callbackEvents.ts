import { callback_events, callbacks } from '#server/database/schema/index.ts';
import type { SampleRow } from '../SampleScene.ts';
import { sample } from '../sample.ts';

type Row = SampleRow<typeof callback_events>;

const MINUTE = 60_000;

export const CALLBACK_EVENTS = sample(callback_events, (demo) => {
  const rows: Row[] = [];
  for (const callback of demo.rowsOf(callbacks)) {
    const { status, created, attempts, url } = callback;
    for (let attempt = 1; attempt <= Math.max(1, attempts); attempt++) {
      const isLast = attempt === Math.max(1, attempts);
      const sent = new Date(Math.min(demo.now, created.getTime() + (attempt - 1) ** 2 * 5 * MINUTE));
      const next = new Date(created.getTime() + attempt ** 2 * 5 * MINUTE);
      const failed = { status: 'FAILED', response_code: 500, error_code: null } as const;
      const ended = { status, response_code: callback.response_code ?? 0, error_code: callback.error_code ?? null };
      const outcome = isLast ? ended : failed;
      rows.push({
        ...demo.key(sent),
        callback_id: callback.id,
        ...outcome,
        sender: isLast && attempts > 1 ? demo.member('can_manage_tech_settings') : null,
        url: url ?? null,
        duration_ms: outcome.response_code === 0 ? null : demo.random.whole(40, 900),
        response: outcome.response_code === 200 ? 'OK' : null,
        next_redelivery_schedule: isLast ? null : next,
      });
    }
  }
  return rows.sort((left, right) => left.created.getTime() - right.created.getTime());
});
