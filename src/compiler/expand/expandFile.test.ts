import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { TransitionsFile } from '#contract/generated/config.ts';
import type { FileKind } from '../parse/files/fileKinds.ts';
import { createSource } from '../parse/syntax/placedNode.ts';
import { readYaml } from '../parse/syntax/readYaml.ts';
import type { Problem } from '../problem.ts';
import { problem, startOf } from '../report.ts';
import { expandFile } from './expandFile.ts';

const TEXTS = [
  'actions.archive',
  'fraud_lists.section_who',
  'fraud_lists.empty',
  'forms.customer.section_who',
  'sections.who',
];

const EVENTS: Readonly<Record<string, TransitionsFile['events']>> = {
  'fraud-entry': {
    create: { to: 'ACTIVE', by: ['person'] },
    remove: { from: ['ACTIVE', 'PAUSED'], to: 'REMOVED', by: ['person'], clears: ['reason'] },
    close: { field: 'state', from: ['OPEN'], to: 'CLOSED', by: ['person'] },
  },
};

interface Expanded {
  readonly value: unknown;
  readonly place: (...path: (string | number)[]) => string;
  readonly problems: readonly Problem[];
}

function expand(kind: FileKind['kind'], name: string, text: string): Expanded {
  const { placed, lines, problems: syntax } = readYaml('file.yaml', text);
  if (placed === undefined) throw new Error(JSON.stringify(syntax));
  const problems: Problem[] = [];
  const expanded = expandFile(kind, placed, {
    name,
    hasText: (key) => TEXTS.includes(key),
    eventsOf: (record) => EVENTS[record],
    report: (_node, code, what, fix) => problems.push(problem(code, startOf('file.yaml'), what, fix)),
  });
  const source = createSource('file.yaml', expanded.value, expanded, lines);
  const place = (...path: (string | number)[]) => {
    const { line, column } = source.place(path);
    return `${line}:${column}`;
  };
  return { value: expanded.value, place, problems };
}

interface Construct {
  readonly construct: string;
  readonly kind: FileKind['kind'];
  readonly name: string;
  readonly short: string;
  readonly long: string;
}

const LIST = 'list: { sort: { field: created, order: desc }, columns: [] }';
const HEAD = `resource: fraud-entries\nrecord: fraud-entry\nlabel: fraud_entries.title\n${LIST}\n`;
const SHORT_LIST = 'list: { columns: [] }\n';

const CONSTRUCTS: readonly Construct[] = [
  {
    construct: 'what a resource is called and sorted by',
    kind: 'resource',
    name: 'fraud-entries',
    short: SHORT_LIST,
    long: HEAD,
  },
  {
    construct: 'texts under another beginning, with an empty list',
    kind: 'resource',
    name: 'fraud-entries',
    short: `words: fraud_lists\n${SHORT_LIST}`,
    long: `resource: fraud-entries
record: fraud-entry
label: fraud_lists.title
list: { sort: { field: created, order: desc }, columns: [], empty: { text: fraud_lists.empty } }`,
  },
  {
    construct: 'sections by their ids, with a heading of their own or one that all share',
    kind: 'resource',
    name: 'fraud-entries',
    short: `words: fraud_lists
${SHORT_LIST}detail:
  sections:
    who: [name]
    what: { guard: { country: [ID] }, fields: [note] }
    why: { label: other.words, fields: [note] }`,
    long: `resource: fraud-entries
record: fraud-entry
label: fraud_lists.title
list: { sort: { field: created, order: desc }, columns: [], empty: { text: fraud_lists.empty } }
detail:
  tabs:
    - type: fields
      id: overview
      label: tabs.overview
      sections:
        - { id: who, label: fraud_lists.section_who, fields: [name] }
        - { id: what, label: sections.what, guard: { country: [ID] }, fields: [note] }
        - { id: why, label: other.words, fields: [note] }`,
  },
  {
    construct: 'sections of a tab that is written out',
    kind: 'resource',
    name: 'fraud-entries',
    short: `${SHORT_LIST}detail: { tabs: [{ type: fields, id: more, label: a.b, sections: { who: [name] } }] }`,
    long: `${HEAD}detail: { tabs: [{ type: fields, id: more, label: a.b, sections: [{ id: who, label: sections.who, fields: [name] }] }] }`,
  },
  {
    construct: 'the history, after the other tabs',
    kind: 'resource',
    name: 'fraud-entries',
    short: `${SHORT_LIST}detail: { history: true, tabs: [{ type: json, id: raw, label: a.b, field: raw }] }`,
    long: `${HEAD}detail:
  tabs:
    - { type: json, id: raw, label: a.b, field: raw }
    - type: timeline
      id: history
      label: tabs.history
      resource: activity-logs
      foreign_key: target_id
      time: created
      kind: action
      kinds: { RECORD_CREATED: { icon: add, tone: positive }, RECORD_CHANGED: { icon: change, tone: info } }
      fields: [actor_name, ip_address]
      changes: { before: before, after: after }`,
  },
  {
    construct: 'a history with further kinds of events',
    kind: 'resource',
    name: 'fraud-entries',
    short: `${SHORT_LIST}detail: { history: { RECORD_EXPIRED: { icon: clock }, RECORD_CHANGED: { icon: done } } }`,
    long: `${HEAD}detail:
  tabs:
    - type: timeline
      id: history
      label: tabs.history
      resource: activity-logs
      foreign_key: target_id
      time: created
      kind: action
      kinds:
        RECORD_CREATED: { icon: add, tone: positive }
        RECORD_CHANGED: { icon: done }
        RECORD_EXPIRED: { icon: clock }
      fields: [actor_name, ip_address]
      changes: { before: before, after: after }`,
  },
  {
    construct: 'actions: scope, texts of their own, texts that all share, saving',
    kind: 'resource',
    name: 'fraud-entries',
    short: `${SHORT_LIST}actions:
  - { id: end-old, guard: { anyone: true }, confirm: true, progress: true, run: a.b }
  - { id: archive, guard: { anyone: true }, scope: list, run: a.b }
  - { id: edit, guard: { anyone: true }, edits: true, confirm: other.words, run: a.b }`,
    long: `${HEAD}actions:
  - id: end-old
    label: fraud_entries.end_old
    scope: record
    guard: { anyone: true }
    confirm: fraud_entries.end_old_confirm
    progress: fraud_entries.end_old_progress
    success: fraud_entries.end_old_done
    run: a.b
  - { id: archive, label: actions.archive, scope: list, guard: { anyone: true }, success: fraud_entries.archive_done, run: a.b }
  - id: edit
    label: fraud_entries.edit
    icon: edit
    scope: record
    guard: { anyone: true }
    edits: true
    confirm: other.words
    success: actions.saved
    run: a.b`,
  },
  {
    construct: 'a list: the columns of its file',
    kind: 'resource',
    name: 'fraud-entries',
    short: `list: { columns: [{ type: text, field: shown }, { type: date, field: day, hidden: true }], export: { guard: { anyone: true } } }`,
    long: `resource: fraud-entries
record: fraud-entry
label: fraud_entries.title
list:
  sort: { field: created, order: desc }
  columns: [{ type: text, field: shown }, { type: date, field: day, hidden: true }]
  export: { guard: { anyone: true }, columns: [shown, day] }`,
  },
  {
    construct: 'actions: what follows from their ids, and the operation of an event',
    kind: 'resource',
    name: 'fraud-entries',
    short: `${SHORT_LIST}actions:
  - { id: create, label: a.b, guard: { anyone: true }, success: a.b, form: entry }
  - { id: edit, label: a.b, guard: { anyone: true }, success: a.b, form: entry }
  - { id: close, label: a.b, guard: { anyone: true }, success: a.b, event: close }
  - { id: create, label: a.b, icon: check, scope: record, guard: { anyone: true }, success: a.b, form: entry, run: a.b }`,
    long: `${HEAD}actions:
  - { id: create, label: a.b, icon: plus, scope: list, guard: { anyone: true }, success: a.b, form: entry, run: records.create }
  - { id: edit, label: a.b, icon: edit, scope: record, guard: { anyone: true }, success: a.b, form: entry, edits: true, run: records.update }
  - { id: close, label: a.b, scope: record, guard: { anyone: true }, success: a.b, event: close, when: { state: [OPEN] }, set: { state: CLOSED }, run: records.change }
  - { id: create, label: a.b, icon: check, scope: record, guard: { anyone: true }, success: a.b, form: entry, run: a.b }`,
  },
  // Rule config-language.events.
  {
    construct: 'actions: the states of their events',
    kind: 'resource',
    name: 'fraud-entries',
    short: `${SHORT_LIST}actions:
  - { id: create, label: a.b, guard: { anyone: true }, success: a.b, scope: list, event: create, run: records.create }
  - { id: remove, label: a.b, guard: { anyone: true }, success: a.b, event: remove, when: { type: [A] }, set: { note: null }, run: records.change }
  - { id: narrow, label: a.b, guard: { anyone: true }, success: a.b, event: remove, when: { status: [PAUSED] }, run: records.change }
  - { id: operate, label: a.b, guard: { anyone: true }, success: a.b, event: close, run: payments.simulate }`,
    long: `${HEAD}actions:
  - { id: create, label: a.b, icon: plus, guard: { anyone: true }, success: a.b, scope: list, event: create, set: { status: ACTIVE }, run: records.create }
  - { id: remove, label: a.b, scope: record, guard: { anyone: true }, success: a.b, event: remove, when: { type: [A], status: [ACTIVE, PAUSED] }, set: { note: null, reason: null, status: REMOVED }, run: records.change }
  - { id: narrow, label: a.b, scope: record, guard: { anyone: true }, success: a.b, event: remove, when: { status: [PAUSED] }, set: { reason: null, status: REMOVED }, run: records.change }
  - { id: operate, label: a.b, scope: record, guard: { anyone: true }, success: a.b, event: close, when: { state: [OPEN] }, run: payments.simulate }`,
  },
  {
    construct: 'a page with its blocks, cards and buttons',
    kind: 'page',
    name: 'get-started',
    short: `blocks:
  - { type: cards, id: new-offers, cards: [{ id: cheap-loan, to: /loans }, { id: b, guard: { country: [ID] } }] }
  - { type: quick-actions, id: quick, actions: [{ id: find, icon: search }] }
  - { type: records, id: keys, resource: api-keys }`,
    long: `page: get-started
label: get_started.title
blocks:
  - type: cards
    id: new-offers
    label: get_started.new_offers
    guard: { anyone: true }
    cards:
      - id: cheap-loan
        to: /loans
        guard: { anyone: true }
        title: get_started.new_offers.cheap_loan
        text: get_started.new_offers.cheap_loan.text
        action: get_started.new_offers.cheap_loan.action
      - id: b
        guard: { country: [ID] }
        title: get_started.new_offers.b
        text: get_started.new_offers.b.text
        action: get_started.new_offers.b.action
  - type: quick-actions
    id: quick
    label: get_started.quick
    guard: { anyone: true }
    actions: [{ id: find, icon: search, guard: { anyone: true }, label: get_started.quick.find }]
  - { type: records, id: keys, resource: api-keys, label: api_keys.title, guard: { anyone: true } }`,
  },
  {
    construct: 'a form with sections by their ids',
    kind: 'form',
    name: 'customer',
    short: 'sections: { who: [{ type: text, field: name }], other: { help: a.b, fields: [] } }',
    long: `form: customer
sections:
  - { id: who, label: forms.customer.section_who, fields: [{ type: text, field: name }] }
  - { id: other, help: a.b, fields: [] }`,
  },
  {
    construct: 'a form whose headings are those of another',
    kind: 'form',
    name: 'customer-philippines',
    short: 'words: forms.customer\nsections: { who: [] }',
    long: 'form: customer-philippines\nsections: [{ id: who, label: forms.customer.section_who, fields: [] }]',
  },
  {
    construct: 'a section in a list has no heading that is not written',
    kind: 'form',
    name: 'customer',
    short: 'sections: [{ id: who, fields: [] }]',
    long: 'form: customer\nsections: [{ id: who, fields: [] }]',
  },
  {
    construct: 'notices',
    kind: 'notices',
    name: 'notices',
    short: 'notices: [{ id: not-live, guard: { anyone: true } }]',
    long: 'notices: [{ id: not-live, guard: { anyone: true }, text: notices.not_live }]',
  },
  {
    construct: 'journeys',
    kind: 'journeys',
    name: 'journeys',
    short: 'journeys: [{ id: activation, steps: [{ id: first-try, done: a }] }]',
    long: `journeys:
  - id: activation
    label: journeys.activation.title
    text: journeys.activation.text
    steps: [{ id: first-try, done: a, label: journeys.activation.first_try, text: journeys.activation.first_try_text }]`,
  },
  {
    construct: 'permissions',
    kind: 'permissions',
    name: 'permissions',
    short: 'permissions: [{ id: can_view, text: a.b }]',
    long: 'permissions: [{ id: can_view, text: a.b, label: permissions.can_view }]',
  },
  {
    construct: 'notifications',
    kind: 'notifications',
    name: 'notifications',
    short: 'notifications: [{ id: team }]',
    long: 'notifications: [{ id: team, label: notifications.team, text: notifications.team.text }]',
  },
];

describe('the short form of a file', () => {
  it.each(CONSTRUCTS)('means the same as the long one: $construct', ({ kind, name, short, long }) => {
    const expanded = expand(kind, name, short);
    expect(expanded.value).toEqual(parse(long));
    expect(expanded.problems).toEqual([]);
  });

  it.each(CONSTRUCTS)('leaves the long one as it is: $construct', ({ kind, name, long }) => {
    expect(expand(kind, name, long).value).toEqual(parse(long));
  });

  it('has every error of the API, those that are not written as most are', () => {
    const { value } = expand('errors', 'errors', 'errors: [{ code: SERVER_ERROR, do: retry }]');
    const { errors } = value as { errors: { code: string; text: string; do: string; show: string }[] };
    const [first, ...others] = errors;
    expect(first).toEqual({ code: 'SERVER_ERROR', text: 'errors.SERVER_ERROR', do: 'retry', show: 'inline' });
    expect(others).toContainEqual({
      code: 'NAME_TAKEN_ERROR',
      text: 'errors.NAME_TAKEN_ERROR',
      do: 'nothing',
      show: 'inline',
    });
    expect(new Set(errors.map(({ code }) => code)).size).toBe(errors.length);
  });

  it('keeps the place of what is written, and gives what is implied the place of what implies it', () => {
    const { place } = expand(
      'resource',
      'fraud-entries',
      `${SHORT_LIST}detail:
  sections:
    who:
      - name
  history: true
actions:
  - id: end
    run: a.b`,
    );
    expect(place('detail', 'tabs', 0)).toBe('3:3');
    expect(place('detail', 'tabs', 0, 'sections', 0, 'label')).toBe('4:5');
    expect(place('detail', 'tabs', 0, 'sections', 0, 'fields', 0)).toBe('5:9');
    expect(place('detail', 'tabs', 1, 'kinds', 'RECORD_CREATED')).toBe('6:12');
    expect(place('actions', 0, 'run')).toBe('9:10');
    expect(place('actions', 0, 'label')).toBe('8:5');
  });

  it('needs a tab, sections or a history', () => {
    const { problems } = expand('resource', 'fraud-entries', `${SHORT_LIST}detail: { title: name }`);
    expect(problems.map(({ what }) => what)).toEqual(['The key "tabs" is missing.']);
  });

  it.each([
    '7',
    '[]',
    '{}',
    'list: 7',
    'detail: []',
    'detail: { tabs: 7, sections: 7, history: 7 }',
    'actions: { a: 7 }',
  ])('takes %j as it comes', (text) => {
    for (const kind of ['resource', 'page', 'form', 'errors', 'notices', 'journeys', 'permissions'] as const)
      expect(() => expand(kind, 'name', text)).not.toThrow();
  });
});
