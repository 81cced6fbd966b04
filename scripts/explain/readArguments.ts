import { parseArgs } from 'node:util';
import type { Config } from '#compiler/config.ts';
import { EXPLAINED_FILES } from '#compiler/explain/explain.ts';
import { listWords, suggest } from '#compiler/nearest.ts';
import { KNOWN_VALUES } from '#compiler/satisfy/factValues.ts';
import type { Country, Entity, Environment, Permission } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { PERMISSIONS } from '#contract/permissions.ts';
import { UsageError } from '../lib/UsageError.ts';

export const USAGE = `npm run explain -- <resource> --user owner@kopi.test [--business "Manila Goods"]
npm run explain -- <resource> --brand main --country ID --permission can_view,can_edit
npm run explain -- limits, errors, permissions, journeys or another file of the whole product
What is left out: brand main, country ID, every permission (none: --permission none), the entity that fits the brand and
country, --environment PRODUCTION, --status LIVE, --account regular, no --flag, no --excluded-page, not --internal.`;

/** The arguments: a resource, or a file of the whole product, and a user. */
export interface ExplainQuery {
  readonly resource: string;
  /** A user of the database, by their sign-in e-mail. */
  readonly user: string | undefined;
  readonly business: string | undefined;
  readonly environment: Environment;
  /** A user described by facts. */
  readonly facts: GuardFacts;
}

const LIST = { type: 'string', multiple: true } as const;

const OPTIONS = {
  user: { type: 'string' },
  business: { type: 'string' },
  brand: { type: 'string', default: 'main' },
  country: { type: 'string', default: 'ID' },
  entity: { type: 'string' },
  environment: { type: 'string', default: 'PRODUCTION' },
  status: { type: 'string', default: 'LIVE' },
  permission: LIST,
  flag: LIST,
  account: LIST,
  'excluded-page': LIST,
  internal: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${message.split('. ')[0]}.\n\n${USAGE}`);
  }
}

/** Returns a word if it is known. Throws UsageError with the nearest one. */
function known<Word extends string>(word: string, words: readonly Word[], noun: string): Word {
  const found = words.find((candidate) => candidate === word);
  if (found === undefined) throw new UsageError(`There is no ${noun} "${word}". ${suggest(word, words, noun)}`);
  return found;
}

/** Lists may be given as several options or with commas. */
function knownAll<Word extends string>(
  given: readonly string[] | undefined,
  words: readonly Word[],
  noun: string,
): Word[] {
  return (given ?? [])
    .flatMap((item) => item.split(','))
    .filter((word) => word !== '')
    .map((word) => known(word, words, noun));
}

function permissions(given: readonly string[] | undefined): readonly Permission[] {
  if (given === undefined) return PERMISSIONS;
  return given.join() === 'none' ? [] : knownAll(given, PERMISSIONS, 'permission');
}

function entityOf(brand: string, country: Country): Entity {
  if (country === 'SG') return 'remittance';
  return brand === 'second' ? 'second' : 'main';
}

/** Reads the command line. Throws UsageError for unknown arguments. */
export function readArguments(argv: readonly string[], config: Config): ExplainQuery {
  const { values, positionals } = parse(argv);
  const [resource] = positionals;
  const resources = [...config.resources.keys()].sort();
  if (values.help || resource === undefined || positionals.length > 1) {
    throw new UsageError(`${USAGE}\n\nFiles: ${listWords(EXPLAINED_FILES)}.\nResources: ${listWords(resources)}.`);
  }
  const all = KNOWN_VALUES;
  const flags = config.flags.value.flags.map((flag) => flag.id);
  const brand = known(values.brand, [...config.brands.keys()], 'brand');
  const country = known(values.country, all.country, 'country');
  const environment = known(values.environment, all.environment, 'environment');
  return {
    resource: EXPLAINED_FILES.find((file) => file === resource) ?? known(resource, resources, 'resource'),
    user: values.user,
    business: values.business,
    environment,
    facts: {
      brand: [brand],
      country: [country],
      entity: [values.entity === undefined ? entityOf(brand, country) : known(values.entity, all.entity, 'entity')],
      permission: permissions(values.permission),
      environment: [environment],
      status: [known(values.status, all.status, 'status')],
      flag: knownAll(values.flag, flags, 'feature flag'),
      account: values.account === undefined ? ['regular'] : knownAll(values.account, all.account, 'kind of account'),
      excluded_page: knownAll(values['excluded-page'], all.excluded_page, 'page that can be excluded'),
      internal: values.internal,
    },
  };
}
