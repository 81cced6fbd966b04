import { FIXED_ADDRESSES } from '#contract/fixedAddresses.ts';
import type { Draft } from '../../draft.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';

/** The further addresses of the API are each one resource's, and are none that the API answers at anyway. */
export function checkApiAddresses(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  const taken = new Map<string, string>();
  for (const [name, source] of draft.resources) {
    for (const key of ['list', 'export'] as const) {
      const address = source.value.api?.[key];
      if (address === undefined) continue;
      const place = source.place(['api', key]);
      const [, , first = ''] = address.split('/');
      const owner = taken.get(address) ?? (draft.resources.has(first) ? first : undefined);
      if (owner !== undefined || FIXED_ADDRESSES.includes(first)) {
        const what = `The API route ${address} is already used by "${owner ?? 'itself'}".`;
        problems.push(problem('duplicate-route', place, what, 'Use a different address.'));
      }
      if (key === 'export' && source.value.list.export === undefined)
        problems.push(problem('action-no-effect', place, `"${name}" has no export.`, 'Add one to its list.'));
      taken.set(address, name);
    }
  }
  return problems;
}
