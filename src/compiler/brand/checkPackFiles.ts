import type { BrandFile } from '#contract/generated/config.ts';
import type { Source } from '../config.ts';
import type { Draft, PackDraft } from '../draft.ts';
import { suggest } from '../nearest.ts';
import type { Problem } from '../problem.ts';
import { problem } from '../report.ts';
import { checkSvg } from './checkSvg.ts';

const IMAGE_KEYS = ['logo', 'logo_dark', 'icon', 'powered_by'] as const;

function checkImages(source: Source<BrandFile>, images: ReadonlyMap<string, string>): Problem[] {
  const problems: Problem[] = [];
  for (const key of IMAGE_KEYS) {
    const name = source.value[key];
    if (name === undefined || images.has(name)) continue;
    problems.push(
      problem(
        'pack-image',
        source.place([key]),
        `The pack has no image "${name}".`,
        suggest(name, images.keys(), 'image'),
      ),
    );
  }
  return problems;
}

/** A white-label brand shows who powers it; an own brand shows no other company. */
function checkKind(source: Source<BrandFile>): Problem[] {
  const { kind, powered_by } = source.value;
  if (kind === 'white-label' && powered_by === undefined) {
    return [
      problem(
        'pack-kind',
        source.place(['kind']),
        'A white-label brand shows who powers it.',
        'Add "powered_by" with an image of the pack.',
      ),
    ];
  }
  if (kind === 'own' && powered_by !== undefined) {
    return [
      problem(
        'pack-kind',
        source.keyPlace(['powered_by']),
        '"powered_by" applies to white-label brands only.',
        'Remove "powered_by".',
      ),
    ];
  }
  return [];
}

function checkDomains(packs: Iterable<PackDraft>): Problem[] {
  const problems: Problem[] = [];
  const owners = new Map<string, string>();
  for (const { name, source } of packs) {
    for (const [index, written] of (source?.value.domains ?? []).entries()) {
      const domain = written.toLowerCase();
      const owner = owners.get(domain);
      if (owner === undefined) owners.set(domain, name);
      else if (source !== undefined) {
        const place = source.place(['domains', index]);
        problems.push(
          problem(
            'pack-domain',
            place,
            `The domain ${domain} already belongs to the brand "${owner}".`,
            'A host name belongs to one brand. Keep it in one pack.',
          ),
        );
      }
    }
  }
  return problems;
}

/** The files of a pack fit together, its images are harmless, and no host has two brands. */
export function checkPackFiles(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const { name, source, images } of draft.packs.values()) {
    if (source !== undefined) problems.push(...checkImages(source, images), ...checkKind(source));
    for (const [image, text] of images) problems.push(...checkSvg(`brands/${name}/${image}`, text));
  }
  return [...problems, ...checkDomains(draft.packs.values())];
}
