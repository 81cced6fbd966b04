import { applyBrand } from '#compiler/brand/applyBrand.ts';
import { compile } from '#compiler/compile.ts';
import type { Config } from '#compiler/config.ts';
import { loadFileTree } from '#compiler/load.ts';
import { formatProblem } from '#compiler/report.ts';
import type { Resolution } from '#compiler/resolve/resolution.ts';
import { resolve } from '#compiler/resolve/resolve.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { PERMISSIONS } from '#contract/permissions.ts';
import { businessFlags } from './businessFlags.ts';
import { ROOT } from './sampleTree.ts';

function realConfig(): Config {
  const { config, problems } = compile(loadFileTree(ROOT));
  if (config === undefined) throw new Error(problems.map(formatProblem).join('\n'));
  return config;
}

/** The config of the product. */
export const CONFIG = realConfig();

/** A person with every permission and flag in a live business of the main brand in Indonesia. */
const OWNER: GuardFacts = {
  permission: PERMISSIONS,
  country: ['ID'],
  brand: ['main'],
  entity: ['main'],
  environment: ['PRODUCTION'],
  flag: businessFlags(CONFIG),
  account: ['regular'],
  status: ['LIVE'],
  excluded_page: [],
  internal: false,
};

/** The console of a person whose facts are those of an owner but for `facts`. */
export function resolutionOf(facts: Partial<GuardFacts> = {}): Resolution {
  const person = { ...OWNER, ...facts };
  return resolve(applyBrand(CONFIG, person.brand?.[0] ?? '').config, person);
}
