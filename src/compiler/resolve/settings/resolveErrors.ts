import type { ResolvedError } from '#contract/generated/api.ts';
import type { ErrorsFile } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { firstOpen } from '../gate/firstOpen.ts';

/** What people of these facts read and can do when something fails, by code. */
export function resolveErrors({ errors }: ErrorsFile, facts: GuardFacts): Record<string, ResolvedError> {
  const resolved: Record<string, ResolvedError> = {};
  for (const { code, title, text, do: remedy, show, variants } of errors) {
    const variant = firstOpen(variants, facts);
    const heading = variant?.title ?? title;
    resolved[code] = { ...(heading && { title: heading }), text: variant?.text ?? text, do: remedy, show };
  }
  return resolved;
}
