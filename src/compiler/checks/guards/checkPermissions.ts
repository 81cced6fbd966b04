import { PERMISSIONS } from '#contract/permissions.ts';
import type { Draft } from '../../draft.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';

/** Every permission flag has a name for people. */
export function checkPermissions(draft: Draft): Problem[] {
  const { permissions } = draft;
  if (permissions === undefined || draft.partial.has(permissions.file)) return [];
  const declared = permissions.value.permissions.map((permission) => permission.id);
  return PERMISSIONS.filter((permission) => !declared.includes(permission)).map((permission) =>
    problem(
      'missing-permission',
      permissions.keyPlace(['permissions']),
      `The permission "${permission}" is not declared.`,
      'Add one with "label", "text" and "offer".',
    ),
  );
}
