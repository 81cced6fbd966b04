import type { BrandFile } from '#contract/generated/config.ts';
import type { BrandConfig } from '../../core/config/ConfigStore.ts';

type BrandRegistration = NonNullable<BrandFile['registration']>;

/** Requirements and options of a registration with a brand or its partner. */
export interface RegistrationOffer {
  readonly entity: BrandRegistration['entity'];
  readonly countries: BrandRegistration['countries'];
  readonly phone_number: BrandRegistration['phone_number'];
  /** The partner's name. */
  readonly partner?: string;
  /** Feature flags of a new business. */
  readonly flags: readonly string[];
}

/**
 * The registration options of a brand, or of its partner with this id. `undefined` when registration is not available, as
 * in every white-label brand. Rule registration.white-label-has-none.
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
