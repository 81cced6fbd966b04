import type { PermissionWords } from '#contract/generated/api.ts';
import type { PermissionsFile } from '#contract/generated/config.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Gate } from '../gate/Gate.ts';

/** The permission flags in the words of the facts' brand and country, and which of them may be granted. */
export function resolvePermissions(source: Source<PermissionsFile>, gate: Gate): PermissionWords[] {
  return source.value.permissions.map(({ id, label, text, offer, variants }, index) => {
    const node: NodePath = ['permissions', index];
    const path = `permissions.${id}`;
    const variant = gate.first(source, [...node, 'variants'], `${path}.variants`, variants);
    const offered = gate.admits(source, node, `${path}.offer`, offer, 'offer');
    return { id, label: variant?.label ?? label, text: variant?.text ?? text, offered };
  });
}
