import type { Dismissal, SetupFact, ShownDays } from '#contract/generated/config.ts';

/**
 * What of the resolved screens depends on the person and the day, which a resolution knows nothing of: the server shows
 * a thing only on its days and unless the person has put it away.
 */
export interface Showing {
  /** By the name under which a person dismisses it; anything else cannot be dismissed. */
  readonly dismissals: Map<string, Dismissal>;
  /** By the name that the thing has in `dismissals`, also of things that cannot be dismissed. */
  readonly days: Map<string, ShownDays>;
  /** What has to be missing for the thing to show, by the same name. */
  readonly facts: Map<string, SetupFact>;
  /** What waits while the person has a tour to take, by the same name. */
  readonly afterTours: Set<string>;
}

/** Nothing noted yet. */
export function newShowing(): Showing {
  return { dismissals: new Map(), days: new Map(), facts: new Map(), afterTours: new Set() };
}

/** The name under which a notice is dismissed. */
export function noticeName(id: string): string {
  return `notice.${id}`;
}

/** The name under which a card of a page is dismissed. */
export function cardName(page: string, block: string, card: string): string {
  return `card.${page}.${block}.${card}`;
}

/** The name under which a kind of mails is turned off. */
export function mailsName(id: string): string {
  return `mails.${id}`;
}

/** Whether a name is one that a kind of mails is turned off under. */
export function isMails(name: string): boolean {
  return name.startsWith('mails.');
}

/** The name under which a tour is kept as read. */
export function tourName(id: string): string {
  return `tour.${id}`;
}

/** The name under which the `new` tag of a sidebar's item goes away. */
export function tagName(item: string): string {
  return `tag.${item}`;
}

/** Notes when a thing shows and how it is dismissed. Returns its name if a person can dismiss it. */
export function noteShowing(
  showing: Showing,
  name: string,
  {
    days,
    dismiss,
    until_done: done,
  }: { readonly days?: ShownDays; readonly dismiss?: Dismissal; readonly until_done?: SetupFact },
): string | undefined {
  if (days !== undefined) showing.days.set(name, days);
  if (done !== undefined) showing.facts.set(name, done);
  if (dismiss === undefined) return undefined;
  showing.dismissals.set(name, dismiss);
  return name;
}
