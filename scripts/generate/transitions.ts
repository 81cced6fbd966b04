import { parse } from 'yaml';
import { recordOf } from '#compiler/expand/expandResource.ts';
import { baseName, type FileTree, filesBelow } from '#compiler/fileTree.ts';
import { loadFileTree } from '#compiler/load.ts';
import type { NotificationKind, NotificationsFile, TransitionsFile } from '#contract/generated/config.ts';

const HEAD = `/* Generated from config/transitions/ by \`npm run generate\`. Do not edit. */

/** The table and the events of every record that has states, by record. */
export const TRANSITIONS = `;

/** What is read of a record schema. */
interface WrittenSchema {
  readonly 'x-table'?: string;
  readonly 'x-id-prefix'?: string;
  readonly properties?: Readonly<Record<string, { readonly 'x-currency'?: string }>>;
}

function schemaOf(tree: FileTree, record: string): WrittenSchema {
  return JSON.parse(tree.get(`schemas/records/${record}.schema.json`) ?? '{}');
}

const REVIEWS_HEAD = `
/** How our reviewers answer the records that they review, by record. */
export const REVIEWS = `;

const NOTIFICATIONS_HEAD = `
/** What notifications keep of what they are about, by kind: config/notifications.yaml. */
export const NOTIFICATIONS = `;

const MAILED_HEAD = `
/** The notifications that are mailed as well: config/notifications.yaml. */
export const MAILED_NOTIFICATIONS = `;

/** The record of a resource, which may be that of the one that it is like. */
function recordOfResource(tree: FileTree, name: string): string {
  const text = tree.get(`config/resources/${name}.yaml`) ?? '';
  const { record, like }: { readonly record?: string; readonly like?: string } = parse(text) ?? {};
  return record ?? (like === undefined ? recordOf(name) : recordOfResource(tree, like));
}

/** The fields that a notification keeps: those of its texts, and the currencies of amounts. */
function keptFields(tree: FileTree, { resource, values = [] }: NotificationKind): string[] {
  if (resource === undefined) return values;
  const { properties = {} } = schemaOf(tree, recordOfResource(tree, resource));
  return [...new Set([...values, ...values.flatMap((name) => properties[name]?.['x-currency'] ?? [])])];
}

/** Returns what notifications keep as a constant, so that the names of their kinds are types. */
function notifications(tree: FileTree): object {
  const { centre } = parse(tree.get('config/notifications.yaml') ?? '') as NotificationsFile;
  const kinds = centre.kinds.map((kind) => {
    return [kind.id, { values: keptFields(tree, kind), ...(kind.unless && { unless: kind.unless }) }] as const;
  });
  return Object.fromEntries(kinds);
}

/** Returns which notifications are mailed, and within which time, by what turns them off. */
function mailedNotifications(tree: FileTree): object {
  const { notifications } = parse(tree.get('config/notifications.yaml') ?? '') as NotificationsFile;
  return Object.fromEntries(
    notifications.flatMap(({ id, kinds, minutes }) => (kinds === undefined ? [] : [[id, { kinds, minutes }]])),
  );
}

/** Returns the transitions of every record as a constant, so that the names of records, events and states are types. */
export function generateTransitions(root: string): Map<string, string> {
  const tree = loadFileTree(root);
  const transitions: Record<
    string,
    { readonly table: string | undefined; readonly events: TransitionsFile['events'] }
  > = {};
  const reviews: Record<string, object> = {};
  for (const file of filesBelow(tree, 'config/transitions', '.yaml')) {
    const record = baseName(file);
    const { events, review } = parse(tree.get(file) ?? '') as TransitionsFile;
    transitions[record] = { table: schemaOf(tree, record)['x-table'], events };
    if (review === undefined) continue;
    const submitted = review.submitted && {
      submitted: { ...review.submitted, table: schemaOf(tree, review.submitted.record)['x-table'] },
    };
    reviews[record] = { prefix: schemaOf(tree, record)['x-id-prefix'], ...review, ...submitted };
  }
  const constants = [
    [HEAD, transitions],
    [REVIEWS_HEAD, reviews],
    [NOTIFICATIONS_HEAD, notifications(tree)],
    [MAILED_HEAD, mailedNotifications(tree)],
  ] as const;
  const text = constants.map(([head, value]) => `${head}${JSON.stringify(value, null, 2)} as const;\n`).join('');
  return new Map([['src/contract/generated/transitions.ts', text]]);
}
