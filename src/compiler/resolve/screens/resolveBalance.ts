import type { ResolvedBalanceBlock } from '#contract/generated/api.ts';
import type { BalanceBlock } from '#contract/generated/config.ts';
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
  for (const key of ['in_transit', 'pending'] as const) {
    const listed = block[key];
    const path = listed && resources[listed.resource]?.path;
    if (path !== undefined) resolved[key] = filteredListPath(path, listed?.where ?? {});
  }
  const declared = block.pending && config.resources.get(block.pending.resource)?.value;
  const record = declared && config.records.get(declared.record);
  const isOpen = resolved.pending !== undefined && record !== undefined;
  const pending = isOpen ? { record, where: { ...declared?.where, ...block.pending?.where } } : undefined;
  blocks.set(`${page}/${block.id}`, { block, ...(pending && { pending }) });
  return resolved;
}
