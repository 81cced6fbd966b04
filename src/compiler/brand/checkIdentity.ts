import { domainToUnicode } from 'node:url';
import type { BrandFile } from '#contract/generated/config.ts';
import type { Source } from '../config.ts';
import type { Draft, PackDraft } from '../draft.ts';
import type { Problem } from '../problem.ts';
import { problem } from '../report.ts';
import { appearance, unseenCharacter } from './lookAlike.ts';

/** A registered host name: labels with dots between them, the last one not all digits, no dot at the end. */
const HOST = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;

/** A host, and whose it is. */
interface Host {
  readonly brand: string;
  readonly domain: string;
}

function checkUnseen(source: Source<BrandFile>, pack: PackDraft): Problem[] {
  const problems: Problem[] = [];
  const texts = [
    { text: source.value.name, place: source.place(['name']) },
    ...[...pack.words.values()].flatMap((words) =>
      Object.entries(words.value).map(([key, text]) => ({ text, place: words.place([key]) })),
    ),
  ];
  for (const { text, place } of texts) {
    // Words may have line breaks and tabs; a name may not.
    const isName = text === source.value.name;
    const character = unseenCharacter(isName ? text : text.replaceAll(/[\n\t]/g, ' '));
    if (character === undefined) continue;
    const what = `The text contains the character ${character}, which is invisible or changes the text direction.`;
    problems.push(problem('pack-name', place, what, 'Remove the character.'));
  }
  return problems;
}

function checkName(source: Source<BrandFile>, known: ReadonlyMap<string, string>): Problem[] {
  const { name } = source.value;
  const look = appearance(name);
  if (look === '')
    return [
      problem(
        'pack-name',
        source.place(['name']),
        'The name has no letter, digit or emoji.',
        'Write a name that people can read.',
      ),
    ];
  const other = known.get(look);
  if (other === undefined) return [];
  const what = `"${name}" looks like the name of the brand "${other}".`;
  return [problem('pack-name', source.place(['name']), what, 'Choose a different brand name.')];
}

function checkHosts(source: Source<BrandFile>): Problem[] {
  return source.value.domains.flatMap((domain, index) => {
    if (HOST.test(domain)) return [];
    const what = `"${domain}" is not a registered host name.`;
    const fix = 'Write it in lower case, with a dot inside and none at the end, such as dashboard.brand.example.';
    return [problem('pack-domain', source.place(['domains', index]), what, fix)];
  });
}

/** Hosts that look like one of another brand: letters of other scripts, written as `xn--`, or other dots and hyphens. */
function checkHostLooks(source: Source<BrandFile>, brand: string, known: ReadonlyMap<string, Host>): Problem[] {
  return source.value.domains.flatMap((domain, index) => {
    const other = known.get(appearance(domainToUnicode(domain)));
    if (other === undefined || other.brand === brand || other.domain === domain) return [];
    const what = `"${domain}" looks like the domain ${other.domain} of the brand "${other.brand}".`;
    return [
      problem(
        'pack-domain',
        source.place(['domains', index]),
        what,
        'Choose a host name that people can distinguish from it.',
      ),
    ];
  });
}

/**
 * A pack says who it is: its name is seen as it is written and is no other brand's, its hosts are registered names
 * that do not look like another brand's.
 * Rule brands.identity.
 */
export function checkIdentity(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  const known = new Map<string, string>();
  const hosts = new Map<string, Host>();
  for (const pack of draft.packs.values()) {
    const { name, source } = pack;
    if (source === undefined) continue;
    problems.push(...checkUnseen(source, pack), ...checkName(source, known), ...checkHosts(source));
    const look = appearance(source.value.name);
    if (look !== '' && !known.has(look)) known.set(look, name);
    problems.push(...checkHostLooks(source, name, hosts));
    for (const domain of source.value.domains) {
      const host = appearance(domainToUnicode(domain));
      if (host !== '' && !hosts.has(host)) hosts.set(host, { brand: name, domain });
    }
  }
  return problems;
}
