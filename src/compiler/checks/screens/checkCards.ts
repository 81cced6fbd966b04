import { isDay } from '#contract/dates/days.ts';
import { isTimeZone, TIME_ZONES } from '#contract/dates/zoneTable.ts';
import type { QuickActionDeclaration, ShownDays } from '#contract/generated/config.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';

function checkDays(source: Source<unknown>, node: NodePath, days: ShownDays | undefined): Problem[] {
  if (days === undefined) return [];
  const problems: Problem[] = [];
  const { from, until, time_zone: zone } = days;
  for (const [key, day] of Object.entries({ from, until })) {
    if (day === undefined || isDay(day)) continue;
    const what = `"${day}" is not a calendar date.`;
    problems.push(problem('shown-days', source.place([...node, 'days', key]), what, 'Write it as "2026-11-30".'));
  }
  if (from !== undefined && until !== undefined && from > until) {
    const what = `The end date ${until} is before the start date ${from}.`;
    problems.push(
      problem('shown-days', source.place([...node, 'days', 'until']), what, `Write ${from} or a later day.`),
    );
  }
  if (!isTimeZone(zone)) {
    const fix = suggest(
      zone,
      TIME_ZONES.map(({ id }) => id),
      'time zone',
    );
    problems.push(
      problem('shown-days', source.place([...node, 'days', 'time_zone']), `Unknown time zone "${zone}".`, fix),
    );
  }
  return problems;
}

/** What the link or button of a card does. */
interface CardTarget {
  readonly to?: string;
  readonly href?: string;
  readonly reload?: true;
}

function checkTarget(source: Source<unknown>, node: NodePath, card: CardTarget): Problem[] {
  const targets = (['to', 'href', 'reload'] as const).filter((key) => card[key] !== undefined);
  if (targets.length === 1) return [];
  const named = targets.map((key) => `"${key}"`);
  const what = targets.length === 0 ? 'This card has no target.' : `This card has both ${named.join(' and ')}.`;
  return [problem('card-target', source.place([...node, 'id']), what, 'Use either "to" or "href".')];
}

function checkQuickAction(
  draft: Draft,
  source: Source<unknown>,
  node: NodePath,
  { to, resource, action, search }: QuickActionDeclaration,
): Problem[] {
  const ways = [action, search].filter((way) => way !== undefined).length;
  if ((to === undefined) === (resource === undefined) || ways !== (resource === undefined ? 0 : 1)) {
    const fix = 'Use either "to", or "resource" with "action" or "search".';
    return [problem('card-target', source.place([...node, 'id']), 'The target is ambiguous.', fix)];
  }
  const found = resource === undefined ? undefined : draft.resources.get(resource);
  if (found === undefined || draft.partial.has(found.file)) return [];
  if (search && !found.value.list.filters?.some(({ type }) => type === 'search')) {
    const what = `The list of "${resource}" has no search.`;
    return [problem('card-target', source.place([...node, 'search']), what, 'Add a search filter to it, or use "to".')];
  }
  if (action === undefined) return [];
  // An address opens a form and runs no action (rule navigation.action-address).
  const ids = (found.value.actions ?? [])
    .filter(({ scope, form }) => scope === 'list' && form !== undefined)
    .map(({ id }) => id);
  if (ids.includes(action)) return [];
  const what = `The list of "${resource}" has no action "${action}" with a form.`;
  return [problem('card-target', source.place([...node, 'action']), what, suggest(action, ids, 'action'))];
}

/** A card leads to one place, a short way to something that is there, and both days of a card or notice are days. */
export function checkCards(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const source of draft.pages.values()) {
    for (const [position, block] of (source.value.blocks ?? []).entries()) {
      const inBlock: NodePath = ['blocks', position];
      if (block.type === 'quick-actions') {
        for (const [index, action] of block.actions.entries())
          problems.push(...checkQuickAction(draft, source, [...inBlock, 'actions', index], action));
      }
      if (block.type === 'setup') {
        for (const [index, card] of block.cards.entries())
          problems.push(...checkTarget(source, [...inBlock, 'cards', index], card));
      }
      if (block.type !== 'cards') continue;
      for (const [index, card] of block.cards.entries()) {
        const node = [...inBlock, 'cards', index];
        problems.push(...checkTarget(source, node, card), ...checkDays(source, node, card.days));
      }
    }
  }
  const { notices } = draft;
  for (const [index, notice] of (notices?.value.notices ?? []).entries()) {
    if (notices !== undefined) problems.push(...checkDays(notices, ['notices', index], notice.days));
  }
  return problems;
}
