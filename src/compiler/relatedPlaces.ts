import type { Guard, RelatedList, RelatedTab, ResourceFile, TimelineTab } from '#contract/generated/config.ts';
import type { NodePath } from './config.ts';

/** A node with a guard on the way to a list of other records. */
interface GuardedStep {
  readonly node: NodePath;
  /** Its config path, such as `resources.payments.detail.tabs.refunds`. */
  readonly path: string;
  readonly guard: Guard | undefined;
}

/** A list of other records on a detail screen: a tab of its own, or one of a tab of lists. */
export interface RelatedPlace {
  readonly declared: RelatedTab | TimelineTab | RelatedList;
  readonly node: NodePath;
  /** The tab, and the list inside it. */
  readonly steps: readonly GuardedStep[];
}

/** Whether the records are events, which are ordered by their time. */
export function isTimeline(declared: RelatedPlace['declared']): declared is TimelineTab {
  return 'type' in declared && declared.type === 'timeline';
}

/** Every list of other records on the detail screen of a resource. */
export function relatedPlaces({ resource, detail }: ResourceFile): RelatedPlace[] {
  return (detail?.tabs ?? []).flatMap((tab, index): RelatedPlace[] => {
    const node: NodePath = ['detail', 'tabs', index];
    const path = `resources.${resource}.detail.tabs.${tab.id}`;
    const step: GuardedStep = { node, path, guard: tab.guard };
    if ('resource' in tab) return [{ declared: tab, node, steps: [step] }];
    if (tab.type !== 'lists') return [];
    return tab.lists.map((declared, position) => {
      const inside = [...node, 'lists', position];
      const own = { node: inside, path: `${path}.lists.${declared.id}`, guard: declared.guard };
      return { declared, node: inside, steps: [step, own] };
    });
  });
}
