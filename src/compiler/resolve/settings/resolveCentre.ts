import type { ResolvedResource } from '#contract/generated/api.ts';
import type { NotificationKind } from '#contract/generated/config.ts';
import type { Config, NodePath } from '../../config.ts';
import type { Gate } from '../gate/Gate.ts';
import type { OpenRoutes } from '../gate/OpenRoutes.ts';

/** A kind of notifications that the person gets. */
export interface ResolvedKind extends Pick<NotificationKind, 'id' | 'label' | 'text' | 'media'> {
  /** The record that it is about. */
  readonly record?: string;
  /** The screen that it leads to; a parameter is the id of the record. Absent where it is closed. */
  readonly to?: string;
}

/** The notification centre of a person. */
export interface ResolvedCentre {
  /** Its screen. */
  readonly to: string;
  /** Whether the person reads notifications by the endpoints under /api/v2. */
  readonly v2: boolean;
  /** By id. */
  readonly kinds: ReadonlyMap<string, ResolvedKind>;
}

export interface CentreContext {
  readonly config: Config;
  readonly gate: Gate;
  readonly routes: OpenRoutes;
  readonly resources: Readonly<Record<string, ResolvedResource>>;
}

/** The address at which the person's notifications are read. */
export function centreAddress({ v2 }: Pick<ResolvedCentre, 'v2'>): string {
  return v2 ? '/api/v2/notifications' : '/api/notifications';
}

/** The detail screen of a record, or its list; a child's screen needs the id of its parent as well. */
function screenOf({ path, detail }: ResolvedResource): string | undefined {
  return detail === undefined || detail.parent !== undefined ? path : detail.path;
}

/**
 * The notification centre, and the kinds that the person gets: those whose guard is open, and the resource that they are
 * about. `undefined` where its screen is closed.
 * Rule notifications.kinds.
 */
export function resolveCentre({ config, gate, routes, resources }: CentreContext): ResolvedCentre | undefined {
  const source = config.notifications;
  const { to: screen, v2, kinds } = source.value.centre;
  if (!routes.admits(gate, source, ['centre', 'to'], 'centre', screen)) return undefined;
  const open = new Map<string, ResolvedKind>();
  for (const [index, { id, label, text, media, resource: name, guard, to }] of kinds.entries()) {
    const node: NodePath = ['centre', 'kinds', index];
    const path = `centre.${id}`;
    if (!gate.admits(source, node, path, guard)) continue;
    const resource = name === undefined ? undefined : resources[name];
    if (name !== undefined && resource === undefined) {
      gate.follow(source, [...node, 'resource'], path, `${name} is closed`);
      continue;
    }
    const target = to ?? (resource && screenOf(resource));
    const isOpen = target !== undefined && routes.admits(gate, source, node, `${path}.to`, target);
    const record = name === undefined ? undefined : config.resources.get(name)?.value.record;
    open.set(id, {
      id,
      label,
      text,
      ...(media && { media }),
      ...(record !== undefined && { record }),
      ...(isOpen && { to: target }),
    });
  }
  return { to: screen, v2: gate.admits(source, ['centre', 'v2'], 'centre.v2', v2.guard), kinds: open };
}
