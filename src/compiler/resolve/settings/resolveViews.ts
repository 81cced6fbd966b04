import type { ResolvedViews } from '#contract/generated/api.ts';
import type { Config } from '../../config.ts';
import type { Gate } from '../gate/Gate.ts';

/** What the person may do with the views that they save of lists. */
export function resolveViews({ views }: Config, gate: Gate): ResolvedViews {
  return { share: gate.admits(views, ['share'], 'views.share', views.value.share.guard) };
}
