import type { ResolvedBlock, ResolvedPage } from '#contract/generated/api.ts';
import type { Block, PageFile } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import type { NodePath, Source } from '../../config.ts';
import { Gate } from '../gate/Gate.ts';
import { openRoutes } from '../gate/OpenRoutes.ts';
import { blockApi } from './blockApi.ts';
import type { PageContext } from './PageContext.ts';
import { resolveBalance } from './resolveBalance.ts';
import { resolveCards, resolveQuickActions, resolveSetup } from './resolveCards.ts';
import { resolveFigures } from './resolveFigures.ts';
import { resolveToDo } from './resolveToDo.ts';
import { newShowing } from './showing.ts';

/** The open pages by name; a page of blocks without an open one is closed. */
function pagesOn(context: PageContext): Record<string, ResolvedPage> {
  const pages: Record<string, ResolvedPage> = {};
  for (const [name, source] of context.config.pages) {
    const { path, label, guard, island, choose } = source.value;
    if (!context.gate.admits(source, [], `pages.${name}`, guard)) continue;
    if (island !== undefined) {
      pages[name] = { screen: name, path, label, blocks: [], island };
      continue;
    }
    const blocks = resolveBlocks(context, source);
    if (blocks.length > 0) pages[name] = { screen: name, path, label, blocks, ...(choose && { choose }) };
    else context.gate.follow(source, ['blocks'], `pages.${name}`, 'none of its blocks is open');
  }
  return pages;
}

function resolveBlocks(context: PageContext, source: Source<PageFile>): ResolvedBlock[] {
  const open: ResolvedBlock[] = [];
  for (const [index, block] of (source.value.blocks ?? []).entries()) {
    const path = `pages.${source.value.page}.blocks.${block.id}`;
    const node: NodePath = ['blocks', index];
    if (!context.gate.admits(source, node, path, block.guard)) continue;
    if ('resource' in block && context.resources[block.resource] === undefined) {
      context.gate.follow(source, [...node, 'resource'], path, `the resource ${block.resource} is closed`);
      continue;
    }
    const resolved = resolveBlock(context, source, node, block);
    if (resolved) open.push(resolved);
    else context.gate.follow(source, node, path, 'nothing of it is open');
  }
  return open;
}

/** The sentence above the records of a block, where its guard admits the person. */
function openNote(
  { gate }: PageContext,
  page: Source<PageFile>,
  node: NodePath,
  { id, note }: Extract<Block, { type: 'records' }>,
): { note?: string } {
  const path = `pages.${page.value.page}.blocks.${id}.note`;
  return note && gate.admits(page, [...node, 'note'], path, note.guard) ? { note: note.text } : {};
}

function resolveBlock(
  context: PageContext,
  page: Source<PageFile>,
  node: NodePath,
  block: Block,
): ResolvedBlock | undefined {
  const api = blockApi(page.value.page, block.id);
  switch (block.type) {
    case 'cards':
      return resolveCards({ context, source: page, node, block });
    case 'setup':
      return resolveSetup({ context, source: page, node, block }, api);
    case 'to-do':
      return resolveToDo(context, page, node, block, api);
    case 'quick-actions':
      return resolveQuickActions({ context, source: page, node, block });
    case 'records': {
      const { type, id, label, resource, show = 'rows', preview, filters, where } = block;
      const parts = { ...(preview && { preview }), ...(filters && { filters }), ...(where && { where }) };
      return { type, id, label, resource, show, ...openNote(context, page, node, block), ...parts };
    }
    case 'journey': {
      const open = context.journeys.get(block.journey);
      return open && { type: 'journey', id: block.id, label: block.label, journey: open.journey };
    }
    default:
      return resolveReading(context, page.value, block, api);
  }
}

type ReadingBlock = Exclude<Block, { type: 'cards' | 'setup' | 'to-do' | 'quick-actions' | 'journey' | 'records' }>;

function resolveReading(
  context: PageContext,
  page: PageFile,
  block: ReadingBlock,
  api: string,
): ResolvedBlock | undefined {
  const { id, label } = block;
  if (block.type === 'list') {
    const resource = context.resources[block.resource];
    const columns = block.columns.flatMap(
      (field) => resource?.list.columns.filter((column) => column.field === field) ?? [],
    );
    return { type: 'list', id, label, resource: block.resource, columns, limit: block.limit };
  }
  const to = 'to' in block && block.to !== undefined && context.routes.has(block.to) ? block.to : undefined;
  if (block.type === 'balance') return { ...resolveBalance(context, page.page, block), ...(to && { to }) };
  return resolveFigures(context, page, block, api, to);
}

/**
 * The open pages by name. Pages lead to pages, and one without anything open is closed: what leads to it is taken out
 * until nothing more closes.
 */
export function resolvePages(context: Omit<PageContext, 'routes'>, facts: GuardFacts): Record<string, ResolvedPage> {
  let open: readonly Pick<ResolvedPage, 'path'>[] = [...context.config.pages.values()].map(({ value }) => value);
  for (;;) {
    const routes = openRoutes(context.resources, open);
    const trial = { ...context, routes, gate: new Gate(facts), blocks: new Map(), showing: newShowing() };
    const pages = Object.values(pagesOn(trial));
    if (pages.length === open.length) return pagesOn({ ...context, routes });
    open = pages;
  }
}
