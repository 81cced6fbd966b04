import type { BrandFile } from '#contract/generated/config.ts';
import type { Source } from '../config.ts';
import type { Draft } from '../draft.ts';
import type { Problem } from '../problem.ts';
import { problem } from '../report.ts';

/** A partner's address leads to one partner. */
function checkPartners(source: Source<BrandFile>): Problem[] {
  const problems: Problem[] = [];
  const known = new Set<string>();
  for (const [index, { id }] of (source.value.registration?.partners ?? []).entries()) {
    if (known.has(id)) {
      const place = source.place(['registration', 'partners', index, 'id']);
      const what = `Another partner already uses the id "${id}" and its address.`;
      problems.push(problem('duplicate-id', place, what, 'Use a unique id.'));
    }
    known.add(id);
  }
  return problems;
}

/**
 * People who may register with a brand can reach the registration page: the brand is one of our own, and has a host.
 */
export function checkRegistration(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const { source } of draft.packs.values()) {
    if (source?.value.registration === undefined) continue;
    const place = source.keyPlace(['registration']);
    if (source.value.kind === 'white-label') {
      const what = 'White-label brands have no registration; this setting is ignored.';
      problems.push(
        problem('pack-registration', place, what, 'Remove "registration", or change the kind of the brand to own.'),
      );
      continue;
    }
    if (source.value.domains.length === 0) {
      const what = 'The registration page is unreachable: the brand has no domain.';
      problems.push(
        problem('pack-registration', place, what, 'Add its host under "domains", or remove "registration".'),
      );
    }
    problems.push(...checkPartners(source));
  }
  return problems;
}
