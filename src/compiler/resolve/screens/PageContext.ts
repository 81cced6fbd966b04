import type { ResolvedJourney, ResolvedResource } from '#contract/generated/api.ts';
import type { Config } from '../../config.ts';
import type { Gate } from '../gate/Gate.ts';
import type { OpenRoutes } from '../gate/OpenRoutes.ts';
import type { BlockAccess } from './BlockAccess.ts';
import type { Showing } from './showing.ts';

/** What resolving pages needs of the resources that were resolved before. */
export interface PageContext {
  readonly config: Config;
  readonly gate: Gate;
  readonly resources: Readonly<Record<string, ResolvedResource>>;
  readonly blocks: Map<string, BlockAccess>;
  /** The screens that links of a page may lead to. */
  readonly routes: OpenRoutes;
  readonly showing: Showing;
  /** The open journeys. */
  readonly journeys: ReadonlyMap<string, { readonly journey: ResolvedJourney }>;
}
