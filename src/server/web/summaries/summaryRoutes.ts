import type { FastifyInstance } from 'fastify';
import { findTimeZone } from '#contract/dates/zoneTable.ts';
import type {
  BalanceAnswer,
  BreakdownAnswer,
  ChartAnswer,
  MetricAnswer,
  SetupAnswer,
  ToDoAnswer,
} from '#contract/generated/api.ts';
import type { BreakdownBlock, ChartBlock, MetricBlock } from '#contract/generated/config.ts';
import type { Currency } from '#contract/money/currencies.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import type { SessionContext } from '../../access/sessions/people/SessionContext.ts';
import { businessTime } from '../../core/clock/businessTime.ts';
import { invalidRequest, notFound } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';
import { readInBusiness } from '../../database/inBusiness.ts';
import type { Row } from '../../engine/resources/statements/selection.ts';
import { readBalance } from './balance.ts';
import { breakdownAnswer, breakdownStatement } from './breakdown.ts';
import { daysOf, periodBefore, periodDays } from './periods.ts';
import { readSetupStates } from './setupFacts.ts';
import { type Summary, sumByDayStatement, sumStatement } from './sumByDay.ts';
import { readToDo } from './toDo.ts';

type BlockAnswer = BalanceAnswer | MetricAnswer | ChartAnswer | BreakdownAnswer | SetupAnswer | ToDoAnswer;

interface BlockParams {
  page: string;
  block: string;
}

/** Minor units in PostgreSQL's format as a decimal string. */
function decimal(minor: string | null | undefined, currency: Currency): string {
  return toDecimal(BigInt(minor ?? '0'), currency);
}

/** GET /api/pages/<page>/blocks/<block>: the figures of a block. Returns 404 for a hidden block. */
export function summaryRoutes(app: FastifyInstance, { pool, realTime }: Services): void {
  async function readMetric(
    block: MetricBlock,
    summary: Summary,
    session: SessionContext,
    timeZone: string,
  ): Promise<MetricAnswer> {
    const { scope } = session;
    const time = businessTime(session, realTime());
    const current = periodDays(block.period, timeZone, time);
    const before = periodBefore(block.period, timeZone, time);
    const results = await readInBusiness(pool, scope, [
      sumStatement(summary, current, scope),
      sumStatement(summary, before, scope),
    ]);
    const [value, previous] = results.map((result) => result.rows[0] as Row);
    return {
      currency: summary.currency,
      value: decimal(value?.[0], summary.currency),
      count: Number(value?.[1] ?? 0),
      previous: decimal(previous?.[0], summary.currency),
      from: current.from,
      to: current.to,
    };
  }

  async function readChart(
    block: ChartBlock,
    summary: Summary,
    session: SessionContext,
    timeZone: string,
  ): Promise<ChartAnswer> {
    const { scope } = session;
    const span = periodDays(block.period, timeZone, businessTime(session, realTime()));
    const days = daysOf(span);
    const [result] = await readInBusiness(pool, scope, [sumByDayStatement(summary, days, timeZone, scope)]);
    const rows = new Map(((result?.rows ?? []) as Row[]).map((row) => [Number(row[0]), row]));
    return {
      currency: summary.currency,
      days: days.map((day, index) => {
        const row = rows.get(index + 1);
        return { day, value: decimal(row?.[1], summary.currency), count: Number(row?.[2] ?? 0) };
      }),
    };
  }

  async function readBreakdown(
    block: BreakdownBlock,
    summary: Summary,
    session: SessionContext,
    timeZone: string,
  ): Promise<BreakdownAnswer> {
    const { scope } = session;
    const span = periodDays(block.period, timeZone, businessTime(session, realTime()));
    const [result] = await readInBusiness(pool, scope, [breakdownStatement(summary, block, span, scope)]);
    return breakdownAnswer(summary, block, span, (result?.rows ?? []) as Row[]);
  }

  app.get<{ Params: BlockParams; Querystring: { time_zone?: unknown } }>(
    '/api/pages/:page/blocks/:block',
    { config: { policy: 'console' } },
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
      const { block, record, where } = access;
      const summary: Summary = { record, where, sum: block.sum, currency: session.business.currency };
      const timeZone = zone ?? session.timeZone;
      if (block.type === 'breakdown') return readBreakdown(block, summary, session, timeZone);
      return block.type === 'metric'
        ? readMetric(block, summary, session, timeZone)
        : readChart(block, summary, session, timeZone);
    },
  );
}
