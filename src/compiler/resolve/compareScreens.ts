import type { DifferenceKind, ResolvedResource } from '#contract/generated/api.ts';
import type { Screens } from './resolution.ts';

/** Something that a person has on screen. */
export interface ScreenThing {
  readonly kind: DifferenceKind;
  /** Locale key of its screen; a screen has none. */
  readonly screen?: string;
  /** Its locale key. */
  readonly label: string;
}

/** What one console has and another has not. */
export interface ScreenDifference {
  readonly gains: readonly ScreenThing[];
  readonly losses: readonly ScreenThing[];
}

interface Placed extends ScreenThing {
  /** The screen that it is a part of; nothing is said of the parts of a screen that comes or goes as a whole. */
  readonly within?: string;
}

type Things = Map<string, Placed>;

function addDetail(things: Things, name: string, { detail, label }: ResolvedResource): void {
  const within = `detail ${name}`;
  if (detail === undefined) return;
  for (const tab of detail.tabs) {
    things.set(`${within} ${tab.id}`, { kind: 'detail', screen: label, label: tab.label, within: name });
    for (const list of tab.type === 'lists' ? tab.lists : []) {
      const key = `${within} ${tab.id}.${list.id}`;
      things.set(key, { kind: 'detail', screen: label, label: list.label, within: `${within} ${tab.id}` });
    }
    if (tab.type !== 'fields') continue;
    for (const field of tab.sections.flatMap((section) => section.fields)) {
      const key = `${within} ${tab.id}.${field.field}`;
      things.set(key, { kind: 'detail', screen: label, label: field.label, within: `${within} ${tab.id}` });
    }
  }
}

function addResource(things: Things, name: string, resource: ResolvedResource): void {
  const { label, list, actions } = resource;
  // Also if it has no route of its own and is part of other screens.
  things.set(name, { kind: 'screen', label });
  for (const action of actions) {
    if (action.refused !== undefined) continue;
    things.set(`action ${name} ${action.id}`, { kind: 'action', screen: label, label: action.label });
  }
  for (const column of list.columns) {
    things.set(`column ${name} ${column.field}`, { kind: 'column', screen: label, label: column.label, within: name });
  }
  if (list.export !== undefined) things.set(`export ${name}`, { kind: 'export', label, within: name });
  addDetail(things, name, resource);
}

/** Everything that a console shows, each by a name that stays the same from one console to the other. */
function thingsOf(screens: Screens | undefined): Things {
  const things: Things = new Map();
  for (const [name, page] of Object.entries(screens?.pages ?? {})) {
    things.set(`page ${name}`, { kind: 'screen', label: page.label });
  }
  for (const [name, resource] of Object.entries(screens?.resources ?? {})) addResource(things, name, resource);
  return things;
}

/** What is in `more` and not in `less`, each name once. */
function onlyIn(more: Things, less: Things): ScreenThing[] {
  const found = new Map<string, ScreenThing>();
  for (const [key, { within, ...thing }] of more) {
    if (less.has(key)) continue;
    if (within !== undefined && !(more.has(within) && less.has(within))) continue;
    found.set(`${thing.kind} ${thing.screen ?? ''} ${thing.label}`, thing);
  }
  return [...found.values()];
}

/** What a person gains and loses from one console to another; `undefined` is no console. */
export function compareScreens(before: Screens | undefined, after: Screens | undefined): ScreenDifference {
  const [old, next] = [thingsOf(before), thingsOf(after)];
  return { gains: onlyIn(next, old), losses: onlyIn(old, next) };
}
