import type { NavigationGroup, ResolvedBlock, ResolvedItem, ResolvedPage } from '#contract/generated/api.ts';
import type { Resolution, Screens } from '../resolve/resolution.ts';
import type { PeriodAccess } from '../resolve/screens/BlockAccess.ts';
import { outlineForm } from './outlineForm.ts';
import { outlineResource } from './outlineResource.ts';
import { indent, type OutlineWords, spell } from './outlineWords.ts';

function outlineItem(item: ResolvedItem, words: OutlineWords): string[] {
  const tag = item.tag === undefined ? '' : ` (${item.tag})`;
  const progress = item.progress === undefined ? '' : ' with progress';
  const head = `${item.id}${item.to === undefined ? '' : ` ${item.to}`} ${spell(words, item.label)}${tag}${progress}`;
  return [head, ...indent((item.items ?? []).flatMap((child) => outlineItem(child, words)))];
}

function outlineGroup(group: NavigationGroup, words: OutlineWords): string[] {
  const head = group.label === undefined ? group.id : `${group.id} ${spell(words, group.label)}`;
  return [head, ...indent(group.items.flatMap((item) => outlineItem(item, words)))];
}

function describePeriod({ period, periods }: PeriodAccess): string {
  return periods === undefined ? period : 'chosen';
}

function describeBlock(block: ResolvedBlock): string {
  switch (block.type) {
    case 'list':
      return `newest ${block.limit} of ${block.resource}: ${block.columns.map((column) => column.field).join(', ')}`;
    case 'records': {
      const narrowed = Object.entries(block.where ?? {}).map(([field, values]) => `${field} ${values.join(', ')}`);
      const filters = block.filters ? ['with filters'] : [];
      return [`${block.show} of ${block.resource}`, ...filters, ...narrowed].join(', ');
    }
    case 'metric':
      return `metric, ${describePeriod(block)}`;
    case 'chart':
      return `chart, ${describePeriod(block)}`;
    case 'breakdown':
      return `breakdown of ${block.resource} by ${block.by}, ${describePeriod(block)}`;
    case 'to-do':
      return `to do: ${block.items.map(({ id }) => id).join(', ')}`;
    case 'balance':
      return 'balance';
    case 'cards':
    case 'setup':
      return `${block.type} ${block.cards.map((card) => `${card.id} ${card.to ?? card.href}`).join(', ')}`;
    case 'quick-actions':
      return `to ${block.actions.map((action) => action.to).join(', ')}`;
    case 'journey':
      return `journey ${block.journey.id}: ${block.journey.steps.map((step) => step.id).join(', ')}`;
  }
}

/** The periods that a page lets people choose. */
function describeChoice(blocks: readonly ResolvedBlock[]): string {
  const choosing = blocks.find((block) => 'periods' in block && block.periods !== undefined);
  if (choosing === undefined || !('periods' in choosing)) return '';
  const { period, periods = [] } = choosing;
  return `, periods ${periods.map((each) => (each === period ? `${each} (default)` : each)).join(', ')}`;
}

function outlinePage(name: string, page: ResolvedPage, words: OutlineWords): string[] {
  if (page.island !== undefined) return [`${name} ${page.path} ${spell(words, page.label)}: ${page.island}`];
  const blocks = page.blocks.map((block) => `${block.id} ${spell(words, block.label)}: ${describeBlock(block)}`);
  return [`${name} ${page.path} ${spell(words, page.label)}${describeChoice(page.blocks)}`, ...indent(blocks)];
}

function outlineNavigation({ home, navigation, help = [] }: Screens, words: OutlineWords): string[] {
  const lines = [`/ leads to ${home ?? 'nothing'}`];
  for (const group of navigation) lines.push(...outlineGroup(group, words));
  for (const { id, label, to, href } of help)
    lines.push(`help ${id} ${spell(words, label)}: ${to ?? href ?? 'in place'}`);
  return lines;
}

function outlineNotices({ notices }: Screens, words: OutlineWords): string[] {
  return notices.map(({ id, tone, text, link, notify }) => {
    const target = link === undefined ? '' : `, link ${link.to ?? link.href}`;
    return `notice ${id} (${tone}${notify === undefined ? '' : ', can be dismissed'}): ${spell(words, text)}${target}`;
  });
}

/** The part of a resolved config that users see. */
type Outlined = Pick<Resolution, 'screens'> & Partial<Pick<Resolution, 'forms' | 'notifications' | 'centre'>>;

/** The parts of a console by name: `navigation`, `views`, `notices`, then a part for each open page and resource. */
export function outlineParts(
  { screens, forms, notifications, centre }: Outlined,
  words?: OutlineWords,
): Map<string, string> {
  const parts = new Map([['navigation', outlineNavigation(screens, words).join('\n')]]);
  if (screens.views.share) parts.set('views', 'views may be shared with the business');
  if (screens.notices.length > 0) parts.set('notices', outlineNotices(screens, words).join('\n'));
  const mails = (notifications ?? []).map(({ id, label, notify }) => {
    return `mails ${id} ${spell(words, label)}${notify === undefined ? ', always sent' : ''}`;
  });
  if (mails.length > 0) parts.set('notifications', mails.join('\n'));
  const kinds = [...(centre?.kinds.values() ?? [])].map(({ id, label, to }) => {
    return `notification ${id} ${spell(words, label)}${to === undefined ? '' : ` → ${to}`}`;
  });
  if (kinds.length > 0) parts.set('centre', kinds.join('\n'));
  for (const [name, page] of Object.entries(screens.pages))
    parts.set(`page ${name}`, outlinePage(name, page, words).join('\n'));
  for (const [name, resource] of Object.entries(screens.resources)) {
    parts.set(`resource ${name}`, outlineResource(name, resource, words).join('\n'));
  }
  for (const [name, form] of forms ?? []) parts.set(`form ${name}`, outlineForm(form, words).join('\n'));
  return parts;
}

/**
 * A resolved console as short indented text: the sidebar, then each screen with its columns, filters, tabs, fields,
 * actions and blocks. Labels are spelled in the words given, else as their keys.
 */
export function outline(resolution: Outlined, words?: OutlineWords): string {
  return `${[...outlineParts(resolution, words).values()].join('\n\n')}\n`;
}
