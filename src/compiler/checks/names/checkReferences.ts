import type { Draft, LocatedReference } from '../../draft.ts';
import { KEY_LANGUAGE } from '../../languages.ts';
import { suggest } from '../../nearest.ts';
import type { Words } from '../../parse/files/readMessages.ts';
import type { VocabularyKind } from '../../parse/schemas/openVocabulary.ts';
import type { Problem } from '../../problem.ts';
import type { ProblemCode } from '../../problemCodes.ts';
import { problem } from '../../report.ts';

interface NameKind {
  readonly code: ProblemCode;
  readonly noun: string;
  readonly fix: string;
}

const KINDS: Readonly<Record<VocabularyKind, NameKind>> = {
  localeKey: { code: 'unknown-locale-key', noun: 'words', fix: 'Add it to every file of locales/.' },
  brand: { code: 'unknown-brand', noun: 'brand', fix: 'A brand is a folder of brands/.' },
  flag: { code: 'unknown-flag', noun: 'feature flag', fix: 'Declare it in config/flags.yaml.' },
  resource: { code: 'unknown-resource', noun: 'resource', fix: 'A resource is a file of config/resources/.' },
  journey: { code: 'unknown-journey', noun: 'journey', fix: 'Declare it in config/journeys.yaml.' },
  form: { code: 'unknown-form', noun: 'form', fix: 'A form is a file of config/forms/.' },
  guard: { code: 'unknown-guard', noun: 'named guard', fix: 'Declare it under guards in config/names.yaml.' },
  valueList: {
    code: 'unknown-values',
    noun: 'list of values',
    fix: 'Declare it under values in config/names.yaml; write values themselves in a list, such as [LIVE].',
  },
  record: { code: 'unknown-record', noun: 'record schema', fix: 'A record schema is a file of schemas/records/.' },
};

/** The pack that a file is of: it may have words of its own. */
function brandOf(file: string): string | undefined {
  return /^brands\/([^/]+)\//.exec(file)?.[1];
}

const known = new WeakMap<Words, ReadonlySet<string>>();

function keysOf(words: Words): ReadonlySet<string> {
  const keys = known.get(words) ?? new Set(Object.keys(words));
  known.set(words, keys);
  return keys;
}

/** The names that a reference may use; `undefined` when the file that declares them cannot be read. */
function knownNames(draft: Draft, { kind, source }: LocatedReference): ReadonlySet<string> | undefined {
  if (kind === 'flag') {
    const { flags } = draft;
    return flags && !draft.partial.has(flags.file) ? new Set(flags.value.flags.map((flag) => flag.id)) : undefined;
  }
  if (kind === 'journey') {
    const { journeys } = draft;
    if (journeys === undefined || draft.partial.has(journeys.file)) return undefined;
    return new Set(journeys.value.journeys.map((journey) => journey.id));
  }
  if (kind === 'guard' || kind === 'valueList') {
    const { names } = draft;
    if (names !== undefined && draft.partial.has(names.file)) return undefined;
    return new Set(Object.keys((kind === 'guard' ? names?.value.guards : names?.value.values) ?? {}));
  }
  if (kind !== 'localeKey') return draft.taken[kind];
  const words = draft.words.get(KEY_LANGUAGE);
  if (words === undefined) return undefined;
  const brand = brandOf(source.file);
  if (draft.partial.has(`brands/${brand}/locales/${KEY_LANGUAGE}.json`)) return undefined;
  const own = brand === undefined ? undefined : draft.packs.get(brand)?.words.get(KEY_LANGUAGE);
  const keys = keysOf(words.value);
  return own === undefined ? keys : new Set([...keys, ...Object.keys(own.value)]);
}

/** Every name that a file refers to is declared somewhere: locale keys, brands, flags, resources, record schemas. */
export function checkReferences(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  const known = new Map<string, ReadonlySet<string> | undefined>();
  for (const reference of draft.references) {
    const { kind, source, path, name } = reference;
    const key = kind === 'localeKey' ? `${kind} ${brandOf(source.file) ?? ''}` : kind;
    if (!known.has(key)) known.set(key, knownNames(draft, reference));
    const names = known.get(key);
    if (names === undefined || names.has(name)) continue;
    const { code, noun, fix } = KINDS[kind];
    const meant = suggest(name, names, noun);
    const words = kind === 'localeKey' ? `There is no text with the key "${name}".` : `There is no ${noun} "${name}".`;
    problems.push(problem(code, source.place(path), words, meant.startsWith('Did') ? `${meant} ${fix}` : fix));
  }
  return problems;
}
