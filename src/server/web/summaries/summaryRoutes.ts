import type { FastifyInstance } from 'fastify';
import type { PeriodAccess } from '#compiler/resolve/screens/BlockAccess.ts';
import { findTimeZone } from '#contract/dates/zoneTable.ts';
import type {
  BalanceAnswer,
  BreakdownAnswer,
  ChartAnswer,
  MetricAnswer,
  SetupAnswer,
  ToDoAnswer,
} from '#contract/generated/api.ts';
import type { Period } from '#contract/generated/config.ts';
import { businessTime } from '../../core/clock/businessTime.ts';
import { invalidRequest, notFound } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';
import { readBalance } from './balance.ts';
import { readFigures } from './readFigures.ts';
import { readSetupStates } from './setupFacts.ts';
import { readToDo } from './toDo.ts';

type BlockAnswer = BalanceAnswer | MetricAnswer | ChartAnswer | BreakdownAnswer | SetupAnswer | ToDoAnswer;

interface BlockParams {
  page: string;
  block: string;
}

/** The period that a request names, of those that the block offers; its own without one. Rule home.periods. */
function periodOf({ period, periods = [period] }: PeriodAccess, wanted: unknown): Period {
  if (wanted === undefined) return period;
  const named = periods.find((each) => each === wanted);
  if (named === undefined) throw invalidRequest('period', `must be one of ${periods.join(', ')}`);
  return named;
}

/** GET /api/pages/<page>/blocks/<block>: the figures of a block. Returns 404 for a hidden block. */
export function summaryRoutes(app: FastifyInstance, { pool, realTime }: Services): void {
  app.get<{ Params: BlockParams; Querystring: { time_zone?: unknown; period?: unknown } }>(
    '/api/pages/:page/blocks/:block',
    { config: { policy: 'console', parameters: ['time_zone', 'period'] } },
    async (request): Promise<BlockAnswer> => {
      const session = request.session();
      const access = session.resolution.blocks.get(`${request.params.page}/${request.params.block}`);
      if (access === undefined) throw notFound();
      if ('facts' in access)
        return { cards: await readSetupStates(pool, session, access.facts, businessTime(session, realTime())) };
      if ('items' in access) return readToDo(pool, session.scope, access.items);
      if (!('record' in access)) return readBalance(pool, session, access);

      const wanted = request.query.time_zone;
      const zone = typeof wanted === 'string' ? findTimeZone(wanted) : undefined;
      if (wanted !== undefined && zone === undefined) {
        throw invalidRequest('time_zone', 'is not a supported time zone');
      }
      const period = periodOf(access, request.query.period);
      return readFigures(pool, session, access, {
        period,
        timeZone: zone ?? session.timeZone,
        time: businessTime(session, realTime()),
      });
    },
  );
}
