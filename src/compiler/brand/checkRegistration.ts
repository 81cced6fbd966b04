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
      const what = `Another partner is called "${id}" already, and has the address.`;
      problems.push(problem('duplicate-id', place, what, 'Give it an id of its own.'));
    }
    known.add(id);
  }
  return problems;
}

/** Whoever may register with a brand finds where: the brand is one of our own, and has a host. */
export function checkRegistration(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const { source } of draft.packs.values()) {
    if (source?.value.registration === undefined) continue;
    const place = source.keyPlace(['registration']);
    if (source.value.kind === 'white-label') {
      const what = 'Nobody registers with a white-label brand: what stands here is not read.';
      problems.push(
        problem('pack-registration', place, what, 'Take "registration" out, or make the brand an own one.'),
      );
      continue;
    }
    if (source.value.domains.length === 0) {
      const what = 'Nobody finds where to register with this brand: it has no host.';
      problems.push(problem('pack-registration', place, what, 'Name its host under "domains", or take this out.'));
    }
    problems.push(...checkPartners(source));
  }
  return problems;
}
