import { type ProblemCase, replace, write } from './edits.ts';

const HOME = 'config/pages/home.yaml';
const NOTIFICATIONS = 'config/notifications.yaml';
const NOTICES = 'config/notices.yaml';
const NAVIGATION = 'config/navigation.yaml';
const REDIRECTS = 'config/redirects.yaml';
const ERRORS = 'config/errors.yaml';
const LIMITS = 'config/limits.yaml';
const PERMISSIONS = 'config/permissions.yaml';
const JOURNEYS = 'config/journeys.yaml';
const PACK = 'brands/partner/brand.yaml';

function change(file: string, code: ProblemCase['code'], name: string, from: string, to: string): ProblemCase {
  return { code, name, edits: [replace(file, from, to)] };
}

/** A tour whose only step points at what is given. */
function tour(name: string, target: string): ProblemCase {
  const text = [
    '# yaml-language-server: $schema=../schemas/tours.schema.json',
    'version: 3',
    `tours: [{ id: first, guard: { anyone: true }, steps: [{ id: a, label: home.title, text: home.title, ${target} }] }]`,
    '',
  ].join('\n');
  return { code: 'tour-target', name, edits: [write('config/tours.yaml', text)] };
}

/** Cards, notices, journeys, errors, and where the first open declaration counts. */
export const SHOWING_CASES: readonly ProblemCase[] = [
  tour('a step of a tour at an item that the sidebar does not have', 'item: payment'),
  tour('a step of a tour at two things', 'item: payments, part: actions.create'),
  change(HOME, 'card-target', 'a card that leads nowhere', '        href: https://docs.example.com/start\n', ''),
  change(
    HOME,
    'card-target',
    'a card that leads to two places',
    '        href: https://docs.example.com/start\n',
    '        href: https://docs.example.com/start\n        to: /home\n',
  ),
  change(
    HOME,
    'card-target',
    'a short way to an action that the list does not have',
    'icon: link, to: /home,',
    'icon: link, resource: payments, action: create,',
  ),
  change(
    HOME,
    'card-target',
    'a short way to the search of a list without one',
    'icon: link, to: /home,',
    'icon: link, resource: refunds, search: true,',
  ),
  change(
    HOME,
    'card-target',
    'a short way to an action and a search',
    'icon: link, to: /home,',
    'icon: link, resource: payments, action: create, search: true,',
  ),
  change(HOME, 'card-target', 'a short way to nowhere', 'icon: link, to: /home,', 'icon: link,'),
  change(
    HOME,
    'block-filter',
    'a block of records that its list cannot be narrowed to',
    '  - type: cards\n',
    '  - { type: records, id: done, label: home.recent, resource: refunds, where: { status: [DONE] }, guard: { anyone: true } }\n  - type: cards\n',
  ),
  change(
    HOME,
    'block-filter',
    'a breakdown by a field that its list is not filtered by',
    '  - type: cards\n',
    '  - { type: breakdown, id: channels, label: home.recent, resource: payments, by: country, sum: amount, period: today, succeeded: [PAID], failed: [PENDING], guard: { anyone: true } }\n  - type: cards\n',
  ),
  change(
    HOME,
    'block-filter',
    'reasons by a field that the list is not filtered by',
    '  - type: cards\n',
    '  - { type: breakdown, id: channels, label: home.recent, resource: payments, by: status, reason: country, sum: amount, period: today, succeeded: [PAID], failed: [PENDING], guard: { anyone: true } }\n  - type: cards\n',
  ),
  change(HOME, 'page-periods', 'a period that people choose from none', 'period: today', 'period: chosen'),
  {
    code: 'page-periods',
    name: 'a default period that is not offered',
    edits: [
      replace(HOME, 'period: today', 'period: chosen'),
      replace(HOME, 'blocks:\n', 'periods: { options: [today, last-7-days], default: last-30-days }\nblocks:\n'),
    ],
  },
  change(
    HOME,
    'block-no-effect',
    'periods that no block lets people choose',
    'blocks:\n',
    'periods: { options: [today, last-7-days], default: today }\nblocks:\n',
  ),
  change(
    HOME,
    'unknown-action',
    'what a person is to do that no record has',
    '  - type: cards\n',
    '  - { type: to-do, id: to-do, label: home.recent, guard: { anyone: true }, items: [{ id: lost, label: home.recent, resource: payments, where: { status: [PENDING] }, action: find, guard: { anyone: true } }] }\n  - type: cards\n',
  ),
  change(
    HOME,
    'value-not-offered',
    'a block of records that its list is not narrowed to for all',
    '  - type: cards\n',
    '  - { type: records, id: double, label: home.recent, resource: refunds, where: { reason: [DUPLICATE] }, guard: { anyone: true } }\n  - type: cards\n',
  ),
  change(
    HOME,
    'block-no-effect',
    'filters above cards',
    '  - type: cards\n',
    '  - { type: records, id: back, label: home.recent, resource: refunds, show: cards, filters: true, guard: { anyone: true } }\n  - type: cards\n',
  ),
  {
    code: 'block-no-effect',
    name: 'filters of a list that has none left',
    edits: [
      replace(
        HOME,
        '  - type: cards\n',
        '  - { type: records, id: back, label: home.recent, resource: refunds, where: { reason: [RETURNED] }, filters: true, guard: { anyone: true } }\n  - type: cards\n',
      ),
      replace(
        'config/resources/refunds.yaml',
        '    - { type: relation, field: payment_id, resource: payments }\n    - { type: date-range, field: created, future: true }\n',
        '',
      ),
    ],
  },
  change(NOTIFICATIONS, 'notification-mails', 'a kind of mails whose switch does nothing', ', mails: [report] }', ' }'),
  change(
    NOTIFICATIONS,
    'notification-mails',
    'a mail that is always sent and can be turned off',
    'always: true }',
    'always: true, mails: [member_joined] }',
  ),
  change(NOTIFICATIONS, 'notification-mails', 'a mail with two switches', 'always: true }', 'mails: [report] }'),
  change(
    NOTIFICATIONS,
    'unknown-notification',
    'mails of notifications of a kind that does not exist',
    ', mails: [report] }',
    ', kinds: [joind], minutes: 5 }',
  ),
  change(
    NOTIFICATIONS,
    'unknown-field',
    'a person who gets no mail, by a field of no record',
    ', mails: [report] }',
    ', kinds: [joined], except: created_by, minutes: 5 }',
  ),
  change(
    NOTIFICATIONS,
    'missing-key',
    'mails of notifications without the minutes',
    ', mails: [report] }',
    ', kinds: [joined] }',
  ),
  change(NOTIFICATIONS, 'unknown-value', 'a mail of security that can be turned off', '[report]', '[password_changed]'),
  change(NOTIFICATIONS, 'duplicate-id', 'a kind of mails twice', 'id: security', 'id: reports'),
  change(NOTIFICATIONS, 'duplicate-id', 'a kind of notifications twice', 'id: joined', 'id: paid'),
  change(
    NOTIFICATIONS,
    'unknown-field',
    'a text with a value that is not kept',
    'values: [reference]',
    'values: [note]',
  ),
  change(
    NOTIFICATIONS,
    'unknown-field',
    'a value that the record does not have',
    '[reference]',
    '[reference, refrence]',
  ),
  change(
    NOTIFICATIONS,
    'wrong-form',
    'a picture of a notification that is not read by https',
    'values: [reference] }',
    'values: [reference], media: { type: IMAGE, url: "http://pictures.example/paid.png" } }',
  ),
  change(
    NOTIFICATIONS,
    'unknown-value',
    'a sound of a notification',
    'values: [reference] }',
    'values: [reference], media: { type: SOUND, url: "https://pictures.example/paid.mp3" } }',
  ),
  change(NOTIFICATIONS, 'unknown-route', 'a notification that leads nowhere', 'to: /refunds', 'to: /refund'),
  change(
    NOTIFICATIONS,
    'unreachable-guard',
    'a notification that no person gets',
    '[can_view] }, values',
    '[can_view], not: { permission: [can_view] } }, values',
  ),
  {
    code: 'field-kind',
    name: 'a notification that keeps personal data',
    edits: [
      replace(NOTIFICATIONS, '[reference]', '[reference, note]'),
      replace(
        'schemas/records/payment.schema.json',
        '"description": "What the business wrote."',
        '"description": "What the business wrote.", "x-personal": true',
      ),
    ],
  },
  change(
    'config/transitions/payment.yaml',
    'unknown-notification',
    'an event that notifies of nothing',
    'callback: INVOICE',
    'callback: INVOICE, notify: piad',
  ),
  {
    code: 'unknown-notification',
    name: 'an event that notifies of another record',
    edits: [replace('config/transitions/refund.yaml', 'by: [provider] }', 'by: [provider], notify: paid }')],
  },
  change(HOME, 'shown-days', 'a day that there is not', '"2030-06-30"', '"2030-02-30"'),
  change(NOTICES, 'shown-days', 'a zone that there is not', 'time_zone: Asia/Jakarta', 'time_zone: Asia/Jakrta'),
  change(NOTICES, 'shown-days', 'an end before the beginning', 'until: "2026-12-26"', 'until: "2026-12-23"'),
  change(NOTICES, 'unknown-route', 'a notice that leads nowhere', 'to: /home }', 'to: /hom }'),
  change(JOURNEYS, 'unknown-route', 'a step that leads nowhere', 'to: /home,', 'to: /hom,'),
  change(HOME, 'unknown-journey', 'a block of no journey', 'journey: activation,', 'journey: activaton,'),
  change(NAVIGATION, 'unknown-journey', 'the progress of no journey', 'progress: activation', 'progress: actvation'),
  change(JOURNEYS, 'duplicate-id', 'a step twice', '{ id: live,', '{ id: try,'),
  change(
    JOURNEYS,
    'no-checklist',
    'a step with the checklist of a resource without one',
    'done: has_payment',
    'checklist: payments, done: has_payment',
  ),
  change(NAVIGATION, 'planned-route', 'a planned route whose screen is there', '[/later]', '[/later, /refunds]'),
  change(
    REDIRECTS,
    'redirect-params',
    'a redirect to a part that its route does not have',
    'to: "/payments/{id}"',
    'to: "/payments/{payment_id}"',
  ),
  change(
    REDIRECTS,
    'never-reached',
    'a redirect behind one that everybody takes',
    '/dashboard/payments, to: /payments }',
    '/dashboard/payments, to: / }\n  - { from: /dashboard/payments, to: /refunds, guard: { country: [PH] } }',
  ),
  change(
    LIMITS,
    'never-reached',
    'a limit behind the one for everybody else',
    '    - { value: 0 }\n',
    '    - { value: 0 }\n    - { value: 3, guard: { country: [PH] } }\n',
  ),
  change(
    PERMISSIONS,
    'unreachable-guard',
    'words with a guard that never opens',
    'guard: { country: [PH] }, text',
    'guard: { country: [PH], not: { country: [PH] } }, text',
  ),
  change(ERRORS, 'unknown-error', 'a code with letters turned', 'code: SERVER_ERROR', 'code: SERVRE_ERROR'),
  change(
    ERRORS,
    'missing-error',
    'a code that nothing is said about',
    '  - { code: network, text: errors.text, do: retry, show: toast }\n',
    '',
  ),
  { ...change(ERRORS, 'duplicate-id', 'a code twice', 'code: unexpected', 'code: network'), problems: 2 },
  {
    code: 'link-foreign-brand',
    name: "a card to a brand's site that is open to others",
    edits: [
      replace(HOME, 'href: https://docs.example.com/start', 'href: https://docs.partner.example/start'),
      replace(PACK, 'domains: [', 'domains: [docs.partner.example, '),
    ],
  },
];
