import type { ResolvedBlock, ResolvedPage, ResolvedResource } from '#contract/generated/api.ts';
import type { Block, PageFile } from '#contract/generated/config.ts';
import type { Config, NodePath, Source } from '../config.ts';
import type { Gate } from './Gate.ts';
import type { BlockAccess } from './resolution.ts';

/** What resolving pages needs of the resources that were resolved before. */
export interface PageContext {
  readonly config: Config;
  readonly gate: Gate;
  readonly resources: Readonly<Record<string, ResolvedResource>>;
  readonly blocks: Map<string, BlockAccess>;
}

/** The open pages by name; a page without an open block is closed. */
export function resolvePages(context: PageContext): Record<string, ResolvedPage> {
  const pages: Record<string, ResolvedPage> = {};
  for (const [name, source] of context.config.pages) {
    const { path, label, guard } = source.value;
    if (!context.gate.admits(source, [], `pages.${name}`, guard)) continue;
    const blocks = resolveBlocks(context, source);
    if (blocks.length > 0) pages[name] = { screen: name, path, label, blocks };
    else context.gate.follow(source, ['blocks'], `pages.${name}`, 'none of its blocks is open');
  }
  return pages;
}

function resolveBlocks(context: PageContext, source: Source<PageFile>): ResolvedBlock[] {
  const open: ResolvedBlock[] = [];
  for (const [index, block] of source.value.blocks.entries()) {
    const path = `pages.${source.value.page}.blocks.${block.id}`;
    const node: NodePath = ['blocks', index];
    if (!context.gate.admits(source, node, path, block.guard)) continue;
    if ('resource' in block && context.resources[block.resource] === undefined) {
      context.gate.follow(source, [...node, 'resource'], path, `the resource ${block.resource} is closed`);
      continue;
    }
    const resolved = resolveBlock(context, source.value.page, block);
    if (resolved) open.push(resolved);
  }
  return open;
}

function resolveBlock(context: PageContext, page: string, block: Block): ResolvedBlock | undefined {
  const { id, label } = block;
  const api = `/api/pages/${page}/blocks/${id}`;
  if (block.type === 'list') {
    const resource = context.resources[block.resource];
    const columns = block.columns.flatMap(
      (field) => resource?.list.columns.filter((column) => column.field === field) ?? [],
    );
    return { type: 'list', id, label, resource: block.resource, columns, limit: block.limit };
  }
  if (block.type === 'balance') {
    context.blocks.set(`${page}/${id}`, { block });
    return { type: 'balance', id, label, api, ...(block.to && { to: block.to }) };
  }
  const source = context.config.resources.get(block.resource);
  const record = source && context.config.records.get(source.value.record);
  if (source === undefined || record === undefined) return undefined;
  context.blocks.set(`${page}/${id}`, { block, record, where: { ...source.value.where, ...block.where } });
  if (block.type === 'chart') return { type: 'chart', id, label, api, period: block.period };
  return { type: 'metric', id, label, api, period: block.period, ...(block.to && { to: block.to }) };
}
