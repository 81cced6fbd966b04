import type { ResolvedRedirect } from '#contract/generated/api.ts';
import { isRemainingPath } from '../../checks/reading/routes.ts';
import type { Config, NodePath } from '../../config.ts';
import type { Gate } from '../gate/Gate.ts';
import type { OpenRoutes } from '../gate/OpenRoutes.ts';

/** Where / leads, which every person has. */
const ROOT = '/';

/**
 * From the addresses of a view that a person has not chosen to those of the one that they have: its list and its records.
 * Rule transactions.balance-view-switch.
 */
function ofChosenViews({ resources, flags }: Config, gate: Gate, routes: OpenRoutes): ResolvedRedirect[] {
  const mayChoose = (flag: string) => {
    const chosenBy = flags.value.flags.find(({ id }) => id === flag)?.chosen_by;
    return chosenBy !== undefined && gate.passes(chosenBy);
  };
  return [...resources.values()].flatMap(({ value: { path, list, detail } }) => {
    const to = list.switch?.to;
    if (list.switch === undefined || to === undefined || path === undefined) return [];
    if (routes.has(path) || !routes.has(to) || !mayChoose(list.switch.flag)) return [];
    const other = [...resources.values()].find(({ value }) => value.path === to)?.value.detail;
    const records = detail?.path && other?.path ? [{ from: detail.path, to: other.path }] : [];
    return [{ from: path, to }, ...records];
  });
}

/**
 * The redirects that lead a person somewhere: of several with the same `from`, the first that is open and whose target
 * is open. A target may be an old route itself.
 */
export function resolveRedirects(config: Config, gate: Gate, routes: OpenRoutes): ResolvedRedirect[] {
  const source = config.redirects;
  const open = source.value.redirects
    .map((redirect, index) => ({ redirect, node: ['redirects', index] as NodePath }))
    .filter(({ redirect, node }) => gate.admits(source, node, `redirects.${redirect.from}`, redirect.guard));

  /** Whether a target is a screen, or leads to one over redirects that are open; loops are refused by the check. */
  function leadsSomewhere(to: string): boolean {
    if (to === ROOT || isRemainingPath(to) || routes.has(to)) return true;
    const target = to.split(/[?#]/, 1)[0] ?? to;
    return open.some(({ redirect }) => redirect.from === target && redirect.to !== to && leadsSomewhere(redirect.to));
  }

  const chosen = new Map<string, ResolvedRedirect>();
  for (const { redirect, node } of open) {
    if (chosen.has(redirect.from)) continue;
    if (leadsSomewhere(redirect.to)) chosen.set(redirect.from, { from: redirect.from, to: redirect.to });
    else gate.follow(source, [...node, 'to'], `redirects.${redirect.from}`, `${redirect.to} is closed`);
  }
  return [...chosen.values(), ...ofChosenViews(config, gate, routes)];
}
