import type { NavigationGroup, ResolvedItem, ResolvedTour } from '#contract/generated/api.ts';
import type { TourDeclaration } from '#contract/generated/config.ts';
import type { Config, NodePath, Source } from '../../config.ts';
import type { Gate } from '../gate/Gate.ts';
import type { OpenRoutes } from '../gate/OpenRoutes.ts';
import { noteShowing, type Showing, tourName } from './showing.ts';

interface TourContext {
  readonly config: Config;
  readonly gate: Gate;
  readonly routes: OpenRoutes;
  readonly showing: Showing;
  /** The open items of the sidebar. */
  readonly navigation: readonly NavigationGroup[];
}

function idsOf(items: readonly ResolvedItem[]): string[] {
  return items.flatMap(({ id, items: children = [] }) => [id, ...idsOf(children)]);
}

/** The steps that are open and whose item of the sidebar is. */
function openSteps(
  { gate, navigation }: TourContext,
  source: Source<unknown>,
  { id: tour, steps }: TourDeclaration,
  above: NodePath,
): ResolvedTour['steps'] {
  const items = new Set(navigation.flatMap((group) => idsOf(group.items)));
  return steps.flatMap(({ id, label = '', text = '', guard, item, part }, index) => {
    const node = [...above, 'steps', index];
    const path = `tours.${tour}.${id}`;
    if (!gate.admits(source, node, path, guard)) return [];
    if (item !== undefined && !items.has(item)) {
      gate.follow(source, [...node, 'item'], path, `the item ${item} of the sidebar is closed`);
      return [];
    }
    const target = item === undefined ? part : `items.${item}`;
    return { id, label, text, ...(target && { target }), ...(item && { in_menu: true as const }) };
  });
}

/** The open tours, read or not, each with its open steps. Rule notifications.tours. */
export function resolveTours(context: TourContext): ResolvedTour[] {
  const { config, gate, routes, showing } = context;
  const source = config.tours;
  if (source === undefined) return [];
  return source.value.tours.flatMap((tour, index) => {
    const node = ['tours', index];
    const path = `tours.${tour.id}`;
    if (!gate.admits(source, node, path, tour.guard)) return [];
    if (tour.at !== undefined && !routes.admits(gate, source, [...node, 'at'], path, tour.at)) return [];
    const steps = openSteps(context, source, tour, node);
    if (steps.length === 0) return [];
    const { id, at, phone_delay_ms } = tour;
    const notify = tourName(id);
    noteShowing(showing, notify, { dismiss: { for_ever: true } });
    return { id, notify, ...(at && { at }), ...(phone_delay_ms !== undefined && { phone_delay_ms }), steps };
  });
}
