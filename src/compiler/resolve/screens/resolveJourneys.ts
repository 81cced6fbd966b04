import type { ResolvedJourney, ResolvedJourneyStep } from '#contract/generated/api.ts';
import type { SetupFact } from '#contract/generated/config.ts';
import type { Config, NodePath } from '../../config.ts';
import type { Gate } from '../gate/Gate.ts';
import type { OpenRoutes } from '../gate/OpenRoutes.ts';

/** A journey as it shows, and the fact that each of its steps is done by. */
export interface OpenJourney {
  readonly journey: ResolvedJourney;
  readonly facts: Readonly<Record<string, SetupFact>>;
  /** The resources whose checklist steps show. */
  readonly checklists: Readonly<Record<string, string>>;
  /** Steps that the business does itself. */
  readonly own: readonly string[];
}

/** The address that a journey's progress is read at. */
function journeyApi(id: string): string {
  return `/api/journeys/${id}`;
}

/** The open journeys by id. A step whose screen is closed is shown without a link: it still is what is left to do. */
export function resolveJourneys(
  { journeys: source }: Config,
  gate: Gate,
  routes: OpenRoutes,
): Map<string, OpenJourney> {
  const open = new Map<string, OpenJourney>();
  for (const [index, declaration] of source.value.journeys.entries()) {
    const { id, guard, variants, steps: declared } = declaration;
    const path = `journeys.${id}`;
    if (!gate.admits(source, ['journeys', index], path, guard)) continue;
    const steps: ResolvedJourneyStep[] = [];
    const done: Record<string, SetupFact> = {};
    const checklists: Record<string, string> = {};
    const own: string[] = [];
    for (const [position, step] of declared.entries()) {
      const node: NodePath = ['journeys', index, 'steps', position];
      const stepPath = `${path}.steps.${step.id}`;
      if (!gate.admits(source, node, stepPath, step.guard)) continue;
      const { label, text, to } = step;
      const isLinked = to !== undefined && routes.admits(gate, source, [...node, 'to'], `${stepPath}.to`, to);
      steps.push({ id: step.id, label, text, ...(isLinked && { to }) });
      done[step.id] = step.done;
      if (step.checklist !== undefined) checklists[step.id] = step.checklist;
      if (!step.automatic) own.push(step.id);
    }
    const variant = gate.first(source, ['journeys', index, 'variants'], `${path}.variants`, variants);
    const words = { ...declaration, ...variant };
    const { label, text, action } = words;
    const journey = { id, label, text, ...(action && { action }), api: journeyApi(id), steps };
    open.set(id, { journey, facts: done, checklists, own });
  }
  return open;
}
