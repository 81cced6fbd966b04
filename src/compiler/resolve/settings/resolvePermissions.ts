import type { PermissionWords } from '#contract/generated/api.ts';
import type { PermissionsFile } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { isOpen } from '../../guard/evaluateGuard.ts';
import { firstOpen } from '../gate/firstOpen.ts';

/** The permission flags in the words of the facts' brand and country, and which of them may be granted. */
export function resolvePermissions({ permissions }: PermissionsFile, facts: GuardFacts): PermissionWords[] {
  return permissions.map(({ id, label, text, offer, variants }) => {
    const variant = firstOpen(variants, facts);
    return { id, label: variant?.label ?? label, text: variant?.text ?? text, offered: isOpen([offer], facts) };
  });
}
