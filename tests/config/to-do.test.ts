import { expect, it } from 'vitest';
import { CONFIG } from './resolutionOf.ts';

/** The resources whose records wait until a person approves them. */
function awaitingApproval(): string[] {
  return [...CONFIG.resources]
    .filter(([, { value }]) => value.list.tabs?.values?.includes('NEEDS_APPROVAL'))
    .map(([name]) => name)
    .sort();
}

// Rule home.to-do.
it('what needs approval is counted on the home page, for every kind of record', () => {
  const blocks = CONFIG.pages.get('home')?.value.blocks ?? [];
  const items = blocks.flatMap((block) => (block.type === 'to-do' ? block.items : []));
  const approved = items
    .filter(({ where }) => where?.status?.includes('NEEDS_APPROVAL'))
    .map(({ resource }) => resource);
  expect(awaitingApproval().length).toBeGreaterThan(5);
  expect(approved.sort()).toEqual(awaitingApproval());
});
