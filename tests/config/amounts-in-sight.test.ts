import { describe, expect, it } from 'vitest';
import { columnWidth, SELECT_WIDTH } from '#runtime/list/table/columnWidths.ts';
import { CONFIG, resolutionOf } from './resolutionOf.ts';

/** Room for the table of a list on a screen of 1280 px, beside the sidebar, in pixels. */
const ROOM = 982;

const { resources } = resolutionOf().screens;

// Rule lists.amount-in-sight.
describe('the amount of a record is in sight at 1280 px', () => {
  it.each(
    Object.entries(resources).flatMap(([name, { list, actions }]) => {
      const amount = list.card?.amount;
      if (amount === undefined) return [];
      const shown = list.columns.filter(({ hidden }) => hidden !== true);
      const place = shown.findIndex(({ field }) => field === amount);
      return place < 0
        ? []
        : [[name, shown.slice(0, place + 1), actions.some(({ scope }) => scope === 'selection')] as const];
    }),
  )('%s', (_name, columns, hasSelection) => {
    const translate = (key: string) => CONFIG.messages.en?.[key] ?? key;
    const width = columns.reduce(
      (sum, column) => sum + columnWidth(column, translate),
      hasSelection ? SELECT_WIDTH : 0,
    );
    expect(Math.round(width)).toBeLessThanOrEqual(ROOM);
  });
});
