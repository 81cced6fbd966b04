import type { ResolvedNotice } from '#contract/generated/api.ts';
import type { NoticeLink } from '#contract/generated/config.ts';
import type { Config, NodePath } from '../../config.ts';
import type { Gate } from '../gate/Gate.ts';
import type { OpenRoutes } from '../gate/OpenRoutes.ts';
import { noteShowing, noticeName, type Showing } from './showing.ts';

/** Where a person has a notice mailed to them. */
export function noticeMailAddress(id: string): string {
  return `/api/notices/${id}/mail`;
}

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
    const leaves = notice.until_done !== undefined && { leaves: true as const };
    const mail = notice.mail && { label: notice.mail.label, address: noticeMailAddress(id) };
    if (notice.after_tours) showing.afterTours.add(noticeName(id));
    const kept = { id, tone, text, ...(mail && { mail }) };
    open.push({ ...kept, ...(stays && { stays }), ...(link && { link }), ...(notify && { notify }), ...leaves });

    function hasTarget({ to }: NoticeLink): boolean {
      return to === undefined || routes.admits(gate, notices, [...node, 'link', 'to'], `${path}.link`, to);
    }
  }
  return open;
}
