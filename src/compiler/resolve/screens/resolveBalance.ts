import type { ResolvedBalanceBlock } from '#contract/generated/api.ts';
import type { BalanceBlock, ListedRecords } from '#contract/generated/config.ts';
import type { Config } from '../../config.ts';
import type { PendingAccess } from './BlockAccess.ts';
import { blockApi } from './blockApi.ts';
import type { PageContext } from './PageContext.ts';
import { filteredListPath } from './resolveToDo.ts';

/** A balance block, with the lists that its figures lead to as far as they are open. Rule transactions.balance-summary. */
export function resolveBalance(
  { config, resources, blocks }: Pick<PageContext, 'config' | 'resources' | 'blocks'>,
  page: string,
  block: BalanceBlock,
): ResolvedBalanceBlock {
  const resolved: ResolvedBalanceBlock = {
    type: 'balance',
    id: block.id,
    label: block.label,
    api: blockApi(page, block.id),
  };
  for (const key of ['in_transit', 'pending', 'leaving'] as const) {
    const listed = block[key];
    const path = listed && resources[listed.resource]?.path;
    if (path !== undefined) resolved[key] = filteredListPath(path, listed?.where ?? {});
  }
  const { arriving, leaving } = block;
  const path = arriving && resources[arriving.resource]?.path;
  if (arriving && path !== undefined) resolved.arriving = { path, where: arriving.where, day: arriving.day };
  const pendingRecords = resolved.pending && block.pending && recordsOf(config, block.pending);
  const arrivingRecords = resolved.arriving && arriving && recordsOf(config, arriving);
  const leavingRecords = resolved.leaving && leaving && recordsOf(config, leaving);
  blocks.set(`${page}/${block.id}`, {
    block,
    ...(pendingRecords && { pending: pendingRecords }),
    ...(arrivingRecords && arriving && { arriving: { ...arrivingRecords, day: arriving.day, sum: arriving.sum } }),
    ...(leavingRecords && leaving && { leaving: { ...leavingRecords, at: leaving.at } }),
  });
  return resolved;
}

/** The record of a resource, and which of the records a figure reads. */
function recordsOf({ resources, records }: Config, { resource, where }: ListedRecords): PendingAccess | undefined {
  const declared = resources.get(resource)?.value;
  const record = declared && records.get(declared.record);
  return record && { record, where: { ...declared.where, ...where } };
}
