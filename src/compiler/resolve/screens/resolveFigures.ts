import type { ResolvedBlock, ResolvedResource } from '#contract/generated/api.ts';
import type {
  BreakdownBlock,
  ChartBlock,
  MetricBlock,
  PageFile,
  Period,
  RecordCondition,
} from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { labelledValues } from '../fields/resolveColumn.ts';
import type { PeriodAccess } from './BlockAccess.ts';
import type { PageContext } from './PageContext.ts';

/** A block with figures of a period. */
export type PeriodBlock = MetricBlock | ChartBlock | BreakdownBlock;

/** The list that adds up to a figure, where it can be filtered to the figure's records and days. */
function summedList(
  resource: ResolvedResource | undefined,
  block: PeriodBlock,
): { summed?: { resource: string; where: RecordCondition } } {
  if (resource?.path === undefined) return {};
  const { filters } = resource.list;
  const where = block.where ?? {};
  const has = (type: string, field: string) =>
    filters.some((each) => each.type === type && 'field' in each && each.field === field);
  const isListed = has('date-range', 'created') && Object.keys(where).every((field) => has('multi-select', field));
  return isListed ? { summed: { resource: block.resource, where } } : {};
}

/** The labels of the values of a breakdown's rows and reasons. */
function breakdownValues({ by, reason }: BreakdownBlock, record: RecordSchema): Record<string, string> {
  const labels: Record<string, string> = {};
  for (const name of [by, ...(reason === undefined ? [] : [reason])]) {
    for (const { value, label } of labelledValues(record, name)) labels[value] = label;
  }
  return labels;
}

function resolveBreakdown(block: BreakdownBlock, record: RecordSchema, period: ResolvedPeriod): ResolvedBlock {
  const { type, resource, by, where, succeeded, failed, reason } = block;
  const parts = { ...(where && { where }), ...(reason !== undefined && { reason }) };
  return { ...period, type, resource, by, values: breakdownValues(block, record), succeeded, failed, ...parts };
}

/** The period of a block, with the page's options where people choose it. Rule home.periods. */
function periodOf({ periods }: PageFile, { period }: PeriodBlock): PeriodAccess & { periods?: Period[] } {
  if (period !== 'chosen') return { period };
  // A page whose blocks let people choose has the options; the check of pages reports one without.
  return periods === undefined ? { period: 'today' } : { period: periods.default, periods: periods.options };
}

/** What every resolved block of a period has. */
type ResolvedPeriod = Pick<Extract<ResolvedBlock, { type: 'metric' }>, 'id' | 'label' | 'api' | 'period' | 'periods'>;

/** Resolves figures of a period, and registers what the server reads for them. `to`: the open target of a metric. */
export function resolveFigures(
  context: PageContext,
  page: PageFile,
  block: PeriodBlock,
  api: string,
  to: string | undefined,
): ResolvedBlock | undefined {
  const source = context.config.resources.get(block.resource);
  const record = source && context.config.records.get(source.value.record);
  if (source === undefined || record === undefined) return undefined;
  const period = periodOf(page, block);
  const where = { ...source.value.where, ...block.where };
  context.blocks.set(`${page.page}/${block.id}`, { block, record, where, ...period });
  const common = { id: block.id, label: block.label, api, ...period };
  if (block.type === 'breakdown') return resolveBreakdown(block, record, common);
  const summed = to === undefined ? summedList(context.resources[block.resource], block) : {};
  if (block.type === 'chart') return { type: 'chart', ...common, ...summed };
  const { better } = block;
  return { type: 'metric', ...common, ...(to !== undefined && { to }), ...(better && { better }), ...summed };
}
