import { ERROR_STATUS } from '#contract/errorCodes.ts';
import type { Draft } from '../../draft.ts';
import { suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';

/** What the browser itself finds: no answer, and a code that has no entry. */
const LOCAL_CODES = ['network', 'unexpected'];

/** Every code of the API has words and a way on, and no other code has. */
export function checkErrors(draft: Draft): Problem[] {
  const { errors } = draft;
  if (errors === undefined) return [];
  const known = [...Object.keys(ERROR_STATUS), ...LOCAL_CODES];
  const declared = errors.value.errors.map(({ code }) => code);
  const problems: Problem[] = [];
  for (const [index, code] of declared.entries()) {
    if (known.includes(code)) continue;
    const place = errors.place(['errors', index, 'code']);
    problems.push(
      problem('unknown-error', place, `The API has no error code "${code}".`, suggest(code, known, 'code')),
    );
  }
  if (draft.partial.has(errors.file)) return problems;
  for (const code of known) {
    if (declared.includes(code)) continue;
    const fix = `Add { code: ${code}, text: errors.${code}, do: nothing, show: inline }.`;
    problems.push(problem('missing-error', errors.keyPlace(['errors']), `The code "${code}" is not declared.`, fix));
  }
  return problems;
}
