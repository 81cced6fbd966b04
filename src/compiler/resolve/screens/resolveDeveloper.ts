import type { ResolvedResource } from '#contract/generated/api.ts';
import type { ResourceFile } from '#contract/generated/config.ts';
import type { Config } from '../../config.ts';
import type { Gate } from '../gate/Gate.ts';

/** Whether programs have the records: by the public API, or by the callbacks that are sent about them. */
export function isForPrograms({ transitions }: Pick<Config, 'transitions'>, { api, record }: ResourceFile): boolean {
  const events = Object.values(transitions.get(record)?.value.events ?? {});
  return api?.v1 !== undefined || events.some(({ callback }) => callback !== undefined);
}

/**
 * The open resources whose records have the drawer for developers; their screens are marked.
 * Rule details.developer-drawer.
 */
export function resolveDeveloper(
  config: Config,
  gate: Gate,
  resources: Readonly<Record<string, ResolvedResource>>,
): ReadonlySet<string> {
  const { navigation } = config;
  const { developer } = navigation.value;
  const open = new Set<string>();
  if (developer === undefined || !gate.admits(navigation, ['developer'], 'developer', developer.guard)) return open;
  for (const [name, { detail }] of Object.entries(resources)) {
    const source = config.resources.get(name);
    if (detail === undefined || source === undefined || !isForPrograms(config, source.value)) continue;
    detail.developer = true;
    open.add(name);
  }
  return open;
}
