import type { BrandFile } from '#contract/generated/config.ts';
import type { BrandConfig } from '../../core/config/ConfigStore.ts';

type BrandRegistration = NonNullable<BrandFile['registration']>;

/** What a brand, or a partner of it, asks of whoever registers. */
export interface RegistrationOffer {
  readonly entity: BrandRegistration['entity'];
  readonly countries: BrandRegistration['countries'];
  readonly phone_number: BrandRegistration['phone_number'];
  /** The partner's name. */
  readonly partner?: string;
  /** Feature flags that the business has from the start. */
  readonly flags: readonly string[];
}

/**
 * What is asked of whoever registers with a brand; with a partner's id, with that partner. `undefined` where nobody can, which
 * is so in every white-label brand.
 * Rule registration.white-label-has-none.
 */
export function registrationOffer({ brand, config }: BrandConfig, partner?: string): RegistrationOffer | undefined {
  const { kind, registration } = config.brands.get(brand.id)?.source.value ?? {};
  if (kind !== 'own' || registration === undefined) return undefined;
  const { entity, countries, phone_number, partners = [] } = registration;
  if (partner === undefined) return { entity, countries, phone_number, flags: [] };
  const known = partners.find(({ id }) => id === partner);
  if (known === undefined) return undefined;
  return {
    entity,
    countries: known.countries,
    phone_number: known.phone_number,
    partner: known.name,
    flags: known.flags ?? [],
  };
}
