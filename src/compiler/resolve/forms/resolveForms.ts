import type { ResolvedForm } from '#contract/generated/api.ts';
import type { Config } from '../../config.ts';
import type { Gate } from '../gate/Gate.ts';
import type { ResourceAccess } from '../resources/ResourceAccess.ts';
import { resolveForm } from './resolveForm.ts';

/** The forms of the open actions, by name. A form without an open action is closed. */
export function resolveForms(
  config: Config,
  gate: Gate,
  access: ReadonlyMap<string, ResourceAccess>,
): Map<string, ResolvedForm> {
  const used = new Set([...access.values()].flatMap(({ actions }) => actions.map((action) => action.form)));
  const forms = new Map<string, ResolvedForm>();
  for (const [name, form] of config.forms) {
    if (!used.has(name)) continue;
    forms.set(
      name,
      resolveForm(form, ({ node, path, guard, resource }) => {
        if (!gate.admits(form.source, node, path, guard)) return false;
        if (resource === undefined || access.has(resource)) return true;
        gate.follow(form.source, [...node, 'resource'], path, `the resource ${resource} is closed`);
        return false;
      }),
    );
  }
  return forms;
}
