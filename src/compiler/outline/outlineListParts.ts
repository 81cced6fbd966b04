import type { ResolvedList } from '#contract/generated/api.ts';
import { type OutlineWords, spell } from './outlineWords.ts';

/** What a list has besides columns and filters, a line each. */
export function outlineListParts(list: ResolvedList, words: OutlineWords): string[] {
  const {
    segments,
    tabs,
    link,
    row_actions,
    card,
    export: exported,
    help,
    switch: switched,
    balance,
    refresh_seconds,
  } = list;
  const lines: string[] = [];
  for (const { id, label } of segments ?? []) lines.push(`segment ${id} ${spell(words, label)}`);
  if (tabs !== undefined) lines.push(`tabs by ${tabs.field}: ${tabs.values.map(({ value }) => value).join(', ')}`);
  if (link !== undefined) lines.push(link === 'none' ? 'rows lead nowhere' : `rows lead to ${link}`);
  if (row_actions !== undefined) lines.push(`in a row ${row_actions.join(', ')}`);
  if (card !== undefined) {
    const fields = [card.title, card.amount, ...card.subtitle, card.status].filter((field) => field !== undefined);
    lines.push(`card of ${fields.join(', ')}`);
  }
  if (exported !== undefined) lines.push(`export of ${exported.columns.join(', ')}`);
  if (help !== undefined) lines.push(`help at ${help.en}`);
  if (switched !== undefined) lines.push(`switch to ${switched.to} ${spell(words, switched.label)}`);
  if (balance !== undefined) lines.push(`balance of ${balance.api}`);
  if (refresh_seconds !== undefined) lines.push(`looked at again every ${refresh_seconds} s`);
  return lines;
}
