import type { ResolvedError } from '#contract/generated/api.ts';
import type { ErrorsFile } from '#contract/generated/config.ts';
import type { Source } from '../../config.ts';
import type { Gate } from '../gate/Gate.ts';

/** What people of these facts read and can do when something fails, by code. */
export function resolveErrors(source: Source<ErrorsFile>, gate: Gate): Record<string, ResolvedError> {
  const resolved: Record<string, ResolvedError> = {};
  for (const [index, { code, title, text, do: remedy, show, variants }] of source.value.errors.entries()) {
    const variant = gate.first(source, ['errors', index, 'variants'], `errors.${code}.variants`, variants);
    const heading = variant?.title ?? title;
    resolved[code] = { ...(heading && { title: heading }), text: variant?.text ?? text, do: remedy, show };
  }
  return resolved;
}
