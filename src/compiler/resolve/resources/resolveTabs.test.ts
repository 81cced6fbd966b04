import { describe, expect, it } from 'vitest';
import type { Column, ResourceFile } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { EXPRESSION_RECORD } from '../../expression/testing/expressionRecord.ts';
import { createSource } from '../../parse/syntax/placedNode.ts';
import { readYaml } from '../../parse/syntax/readYaml.ts';
import { Gate } from '../gate/Gate.ts';
import { resolveTabs } from './resolveTabs.ts';

const LIST: readonly Column[] = [{ type: 'text', field: 'note' }];
const EDITORS = 'guard: { permission: [can_edit] }';
const SECRET = `{ type: boolean, field: flag, ${EDITORS} }`;

/** The tabs of payments for a person with these permissions: their ids and columns, and the paths that are closed. */
function resolved(tabs: string, permission: readonly string[] = [], list = LIST) {
  const { placed, lines, problems } = readYaml(
    'config/resources/payments.yaml',
    `resource: payments\nlist: { columns: [] }\ndetail:\n  tabs:\n${tabs}\n`,
  );
  if (placed === undefined) throw new Error(JSON.stringify(problems));
  const source = createSource('config/resources/payments.yaml', placed.value as ResourceFile, placed, lines);
  const gate = new Gate({ permission } as unknown as GuardFacts);
  const columnsOf = (resource: string) =>
    ['created', 'kind'].slice(0, resource === 'events' ? 2 : 1).map((field) => ({ type: 'text', field }));
  const context = { source, record: EXPRESSION_RECORD, gate, isOpen: (name: string) => name !== 'closed', columnsOf };
  const open = resolveTabs(context as never, list);
  return {
    tabs: open.resolved.map(({ id }) => id),
    columns: open.columns.map((column) => column.field),
    closed: gate.closed.map(({ path }) => path.replace('resources.payments.detail.tabs.', '')),
    whole: open.resolved,
  };
}

const fieldsTab = (fields: string, guard = '') =>
  `    - { type: fields, id: main, label: l, sections: [{ id: inner, label: l, ${guard} fields: [${fields}] }] }`;

// Rule access.server-decides.
describe('a tab', () => {
  it('of fields has those that are open, and does not exist without any', () => {
    const both = fieldsTab(`${SECRET}, { type: text, field: note }`);
    expect(resolved(both, ['can_edit'])).toMatchObject({ tabs: ['main'], columns: ['flag', 'note'], closed: [] });
    expect(resolved(both)).toMatchObject({ tabs: ['main'], columns: ['note'], closed: ['main.inner.flag'] });
    expect(resolved(fieldsTab(SECRET), ['can_edit']).tabs).toEqual(['main']);
    expect(resolved(fieldsTab(SECRET))).toMatchObject({ tabs: [], columns: [], closed: ['main.inner.flag'] });
  });

  it('has no section that is closed, nor one that reads a field that is closed elsewhere', () => {
    const note = '{ type: text, field: note }';
    expect(resolved(fieldsTab(note, `${EDITORS},`), ['can_edit']).columns).toEqual(['note']);
    expect(resolved(fieldsTab(note, `${EDITORS},`))).toMatchObject({ tabs: [], columns: [], closed: ['main.inner'] });
    const computed = `${SECRET}, { type: computed, field: shown, label: l, as: text, expression: "if(flag, note, note)" }`;
    expect(resolved(fieldsTab(computed), ['can_edit']).columns).toEqual(['flag', 'shown']);
    expect(resolved(fieldsTab(computed))).toMatchObject({ tabs: [], columns: [] });
  });

  it('has the columns of the list that it names, where they are open', () => {
    expect(resolved(fieldsTab('note')).columns).toEqual(['note']);
    expect(resolved(fieldsTab('note'), [], [])).toMatchObject({ tabs: [], columns: [] });
  });

  it('of a page exists where one of its fields is open', () => {
    const page = (fields: string) => `    - { type: page, id: page, label: l, page: p, fields: [${fields}] }`;
    expect(resolved(page(`${SECRET}, note`)).columns).toEqual(['note']);
    expect(resolved(page(SECRET)).tabs).toEqual([]);
  });

  it('with a guard is open as its guard is, and so is what it holds', () => {
    const json = `    - { type: json, id: raw, label: l, field: metadata, ${EDITORS} }`;
    expect(resolved(json, ['can_edit'])).toMatchObject({ tabs: ['raw'], columns: ['metadata'] });
    expect(resolved(json)).toMatchObject({ tabs: [], columns: [], closed: ['raw'] });
  });

  it('of changes shows all of a change, or nothing', () => {
    const parts = ['before', 'after', 'kind', 'record'];
    const column = '{ type: text, field: note }';
    const changes = (closed?: string) => {
      const all = parts.map((part) => `${part}: ${part === closed ? SECRET : column}`);
      return `    - { type: changes, id: changes, label: l, ${all.join(', ')} }`;
    };
    expect(resolved(changes()).tabs).toEqual(['changes']);
    for (const part of parts)
      expect([part, resolved(changes(part)).tabs, resolved(changes(part), ['can_edit']).tabs]).toEqual([
        part,
        [],
        ['changes'],
      ]);
  });

  // Rule details.history-changes.
  it('of events has what they changed where both values are open', () => {
    const timeline = (before: string, after: string) =>
      `    - { type: timeline, id: times, label: l, resource: events, foreign_key: payment_id, time: created, kind: kind, changes: { before: ${before}, after: ${after} } }`;
    expect(resolved(timeline('created', 'kind')).whole[0]).toMatchObject({
      changes: { before: 'created', after: 'kind', resource: 'payments', kind: EXPRESSION_RECORD.name },
    });
    for (const [before, after] of [
      ['created', 'closed'],
      ['closed', 'kind'],
    ] as const)
      expect(resolved(timeline(before, after)).whole[0]).not.toHaveProperty('changes');
  });

  it('of another resource exists where that is open, and reports that it follows it', () => {
    const related = (resource: string) =>
      `    - { type: related, id: related, label: l, resource: ${resource}, foreign_key: payment_id }`;
    expect(resolved(related('refunds')).tabs).toEqual(['related']);
    expect(resolved(related('closed'))).toMatchObject({ tabs: [], closed: ['related'] });
    const timeline = (resource: string) =>
      `    - { type: timeline, id: times, label: l, resource: ${resource}, foreign_key: payment_id, time: created, kind: kind }`;
    expect(resolved(timeline('events')).tabs).toEqual(['times']);
    expect(resolved(timeline('events')).whole[0]).not.toHaveProperty('changes');
    expect(resolved(timeline('others'))).toMatchObject({ tabs: [], closed: ['times'] });
    expect(resolved(timeline('closed'))).toMatchObject({ tabs: [], closed: ['times'] });
  });

  it('of lists has those that are open, five rows each unless it says', () => {
    const list = (id: string, resource: string, guard = '') =>
      `{ id: ${id}, label: l, resource: ${resource}, foreign_key: payment_id${guard} }`;
    const tab = (lists: string, more = '') => `    - { type: lists, id: all, label: l, ${more} lists: [${lists}] }`;
    const three = [list('a', 'refunds'), list('b', 'closed'), list('c', 'refunds', `, ${EDITORS}`)].join(', ');
    const { whole, closed } = resolved(tab(three));
    expect(whole).toMatchObject([{ rows: 5, lists: [{ id: 'a', by: 'payment_id' }] }]);
    expect(closed).toEqual(['all.lists.b', 'all.lists.c']);
    expect(resolved(tab(three, 'rows: 3,'), ['can_edit']).whole).toMatchObject([
      { rows: 3, lists: [{ id: 'a' }, { id: 'c' }] },
    ]);
    expect(resolved(tab(list('b', 'closed'))).tabs).toEqual([]);
  });
});
