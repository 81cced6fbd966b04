import { LRUCache } from 'lru-cache';
import { applyBrand } from '#compiler/brand/applyBrand.ts';
import { DEFAULT_BRAND } from '#compiler/brand/defaultBrand.ts';
import type { BrandPack, Config } from '#compiler/config.ts';
import type { Problem } from '#compiler/problem.ts';
import type { Resolution } from '#compiler/resolve/resolution.ts';
import { resolve } from '#compiler/resolve/resolve.ts';
import { deriveTheme } from '#compiler/theme/deriveTheme.ts';
import type { ResolvedBrand } from '#contract/generated/api.ts';
import type { LimitsFile } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { brandImagePath } from './brandImagePath.ts';
import { brandIcon } from './brandImages.ts';
import { consoleAddress } from './consoleAddress.ts';

/** A brand's config, resolved as far as possible without a user. */
export interface BrandConfig {
  readonly config: Config;
  readonly brand: ResolvedBrand;
  /** URL of its console, without a trailing slash. */
  readonly address: string;
}

/** Where the deployment answers. */
type Deployment = Parameters<typeof consoleAddress>[1];

/** Each brand at its own domain. */
const AT_DOMAINS: Deployment = { demo: false, host: 'localhost', port: 80 };

interface Loaded {
  readonly config: Config;
  readonly brands: ReadonlyMap<string, BrandConfig>;
  /** Resolutions by facts; the users of one business share few. */
  readonly resolutions: LRUCache<string, Resolution>;
}

/** Maximum number of cached resolutions. */
const MAXIMUM_RESOLUTIONS = 2000;

/** The config that is served. A reload with problems leaves the previous config in place. */
export class ConfigStore {
  private loaded: Loaded;
  private refused: readonly Problem[] = [];

  constructor(
    config: Config,
    private readonly deployment: Deployment = AT_DOMAINS,
  ) {
    this.loaded = load(config, deployment);
  }

  /** The base config. */
  current(): { readonly config: Config; readonly limits: LimitsFile } {
    return { config: this.loaded.config, limits: this.loaded.config.limits.value };
  }

  /** Replaces the config. */
  replace(config: Config): void {
    this.loaded = load(config, this.deployment);
    this.refused = [];
  }

  /** Stores the problems of a changed config that was not served. */
  refuse(problems: readonly Problem[]): void {
    this.refused = problems;
  }

  /** Problems of the config on disk; empty when that config is served. */
  problems(): readonly Problem[] {
    return this.refused;
  }

  /** A brand's config. An unknown brand gets the default config, whose guards do not match that brand. */
  brand(name: string): BrandConfig {
    const brand = this.loaded.brands.get(name) ?? this.loaded.brands.get(DEFAULT_BRAND);
    if (brand === undefined) throw new Error(`Brand ${DEFAULT_BRAND} not found.`);
    return brand;
  }

  /** The brand whose sign-in page a host shows. Capitals and a dot at the end name the same host. */
  brandOfHost(given: string): BrandConfig {
    const host = given.toLowerCase().replace(/\.$/, '');
    for (const candidate of this.loaded.brands.values()) {
      const pack = candidate.config.brands.get(candidate.brand.id);
      if (pack?.source.value.domains.includes(host)) return candidate;
    }
    return this.brand(DEFAULT_BRAND);
  }

  /** The resolution for the facts; cached by facts. */
  resolve(brand: string, facts: GuardFacts): Resolution {
    const key = JSON.stringify([brand, facts]);
    const { resolutions } = this.loaded;
    const known = resolutions.get(key);
    if (known) return known;
    const resolution = resolve(this.brand(brand).config, facts);
    resolutions.set(key, resolution);
    return resolution;
  }
}

function load(config: Config, deployment: Deployment): Loaded {
  const brands = new Map<string, BrandConfig>();
  for (const [name, pack] of config.brands) {
    const known = { config: applyBrand(config, name).config, brand: describeBrand(pack, name) };
    brands.set(name, { ...known, address: consoleAddress(known, deployment) });
  }
  return { config, brands, resolutions: new LRUCache({ max: MAXIMUM_RESOLUTIONS }) };
}

function describeBrand(pack: BrandPack, name: string): ResolvedBrand {
  const { kind, logo, logo_dark, powered_by, support_email, theme, name: shown } = pack.source.value;
  const brand: ResolvedBrand = {
    id: name,
    name: shown,
    kind,
    logo: brandImagePath(name, pack, logo),
    logo_dark: brandImagePath(name, pack, logo_dark ?? logo),
    icon: brandImagePath(name, pack, brandIcon(pack)),
    support_email,
    theme: deriveTheme(theme),
  };
  if (powered_by !== undefined) brand.powered_by = brandImagePath(name, pack, powered_by);
  return brand;
}
