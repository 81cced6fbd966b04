import type { ResolvedNotice } from '#contract/generated/api.ts';
import type { NoticeLink } from '#contract/generated/config.ts';
import type { Config, NodePath } from '../../config.ts';
import type { Gate } from '../gate/Gate.ts';
import type { OpenRoutes } from '../gate/OpenRoutes.ts';
import { noteShowing, noticeName, type Showing } from './showing.ts';

/** What resolving notices needs. */
export interface NoticeContext {
  readonly config: Config;
  readonly gate: Gate;
  readonly routes: OpenRoutes;
  readonly showing: Showing;
}

/** The open notices, on any day. A link to a closed screen is left out; the notice stays. */
export function resolveNotices({ config: { notices }, gate, routes, showing }: NoticeContext): ResolvedNotice[] {
  const open: ResolvedNotice[] = [];
  for (const [index, notice] of notices.value.notices.entries()) {
    const path = `notices.${notice.id}`;
    const node: NodePath = ['notices', index];
    if (!gate.admits(notices, node, path, notice.guard)) continue;
    const { id, tone, text, stays } = notice;
    const notify = noteShowing(showing, noticeName(id), notice);
    const link = notice.link && hasTarget(notice.link) ? notice.link : undefined;
    open.push({ id, tone, text, ...(stays && { stays }), ...(link && { link }), ...(notify && { notify }) });

    function hasTarget({ to }: NoticeLink): boolean {
      return to === undefined || routes.admits(gate, notices, [...node, 'link', 'to'], `${path}.link`, to);
    }
  }
  return open;
}
