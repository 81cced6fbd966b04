import { describe, expect, it } from 'vitest';
import { applyBrand } from '#compiler/brand/applyBrand.ts';
import { compile } from '#compiler/compile.ts';
import { resolve } from '#compiler/resolve/resolve.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { snapshotPeople } from './people.ts';
import { edited, replace } from './problem-cases/edits.ts';
import { sampleTree } from './sampleTree.ts';

const PAYMENTS = 'config/resources/payments.yaml';
const NEXT = '    - type: related\n      id: refunds\n';
const GUARD = 'guard: { permission: [can_edit] }';
const NOTE = `{ type: text, field: note, ${GUARD} }`;

/** Declares one more tab of payments. */
function withTab(tab: string) {
  return compile(edited(sampleTree(), [replace(PAYMENTS, NEXT, `${tab}${NEXT}`)]));
}

/** The tabs of payments, and the fields of the answer, for a person with these permissions. */
function shownTo(tab: string, permission: readonly string[]) {
  const { config, problems } = withTab(tab);
  if (config === undefined) throw new Error(JSON.stringify(problems));
  const [person] = snapshotPeople(['main']);
  const facts = { ...person?.facts, country: ['ID'], permission } as GuardFacts;
  const { screens, access } = resolve(applyBrand(config, 'main').config, facts);
  return {
    tabs: screens.resources.payments?.detail?.tabs.map(({ id }) => id),
    fields: access.get('payments')?.detailFields,
  };
}

const FIELDS = `    - type: fields
      id: only
      label: tabs.overview
      sections: [{ id: inner, label: payments.section_payment, fields: [${NOTE}] }]
`;

// Rule access.server-decides.
describe('a tab whose fields are all guarded', () => {
  it('exists for people who may see one of them, and for no other', () => {
    const open = shownTo(FIELDS, ['can_view', 'can_edit']);
    const closed = shownTo(FIELDS, ['can_view']);
    expect([open.tabs?.includes('only'), closed.tabs?.includes('only')]).toEqual([true, false]);
    expect([open.fields?.includes('note'), closed.fields?.includes('note')]).toEqual([true, false]);
  });

  it('of a structured field has the guard of the field', () => {
    const json =
      '    - { type: json, id: raw, label: tabs.overview, field: metadata, guard: { permission: [can_edit] } }\n';
    const open = shownTo(json, ['can_view', 'can_edit']);
    const closed = shownTo(json, ['can_view']);
    expect([open.tabs?.includes('raw'), closed.tabs?.includes('raw')]).toEqual([true, false]);
  });
});
