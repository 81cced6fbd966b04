import type { Pool } from 'pg';
import type { ConfigStore } from '#server/core/config/ConfigStore.ts';
import { type BusinessScope, type ReadQuery, readInBusiness } from '#server/database/inBusiness.ts';
import { CappedCounts } from '#server/engine/resources/cappedCounts.ts';
import { parseListQuery } from '#server/engine/resources/query/parseListQuery.ts';
import { readList } from '#server/engine/resources/readList.ts';
import { compare, fastest, timeRuns } from '../measure.ts';
import type { OpenList } from './openLists.ts';
import { pagesOf } from './pagesOf.ts';
import { rawCount, rawPage } from './rawQuery.ts';

const RUNS = 30;

/** A slow page needs fewer runs. */
const SLOW = { milliseconds: 50, runs: 3 } as const;

/** A page that takes longer is not served by an index, in milliseconds. */
const LONG = 20;

/** One page of a list, in milliseconds. */
export interface PageFigures {
  readonly name: string;
  /** As counted by the list: up to the cap. */
  readonly total: number;
  readonly capped: boolean;
  /** Through the list engine. */
  readonly list: number;
  /** Only the page, with a handwritten query. */
  readonly raw: number;
  /** The page and the count, with handwritten queries in one transaction. */
  readonly counted: number;
  /** The query plan of a slow page. */
  readonly plan: readonly string[];
}

async function planOf(pool: Pool, scope: BusinessScope, { text, values }: ReadQuery): Promise<string[]> {
  const explained: ReadQuery = { text: `explain (analyze, buffers) ${text}`, values, rowMode: 'array' };
  const [result] = await readInBusiness(pool, scope, [explained]);
  return ((result?.rows ?? []) as string[][]).map(([line = '']) => line);
}

/** Measures every kind of page of a list, in turns with the raw query; calls `report` for each. */
export async function measureList(
  pool: Pool,
  config: ConfigStore,
  list: OpenList,
  report: (page: PageFigures) => void,
): Promise<PageFigures[]> {
  const { access, scope, currency } = list;
  const limits = config.current().limits.list;
  const reader = { pool, now: () => new Date(), counts: new CappedCounts(), cap: limits.count_cap };
  const context = { access, limits, timeZone: 'Asia/Jakarta', currency, now: new Date() };
  const pages: PageFigures[] = [];
  for (const [name, request] of await pagesOf(pool, list)) {
    const query = parseListQuery({ range: '[0,9]', ...request }, context);
    const page = rawPage(access, query, scope);
    const count = rawCount(access, query, scope, limits.count_cap);
    const ours = () => readList(reader, scope, access, query);
    const { total, capped } = await ours();
    // A page that is slow because of other load on the machine is rarely slow three times.
    const [usual = 0] = await timeRuns(3, ours);
    const isSlow = usual > SLOW.milliseconds;
    const works = {
      list: ours,
      raw: () => readInBusiness(pool, scope, [page]),
      ...(!capped && { counted: () => readInBusiness(pool, scope, [page, count]) }),
    };
    const times = await compare(isSlow ? SLOW.runs : RUNS, works, fastest);
    const { list: listed = Number.NaN, raw = Number.NaN, counted = raw } = times;
    const plan = listed > LONG ? await planOf(pool, scope, page) : [];
    const figures = { name, total, capped, list: listed, raw, counted, plan };
    pages.push(figures);
    report(figures);
  }
  return pages;
}
