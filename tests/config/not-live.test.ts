import { describe, expect, it } from 'vitest';
import type { ResolvedItem } from '#contract/generated/api.ts';
import { CONFIG, resolutionOf } from './resolutionOf.ts';

function itemsOf(items: readonly ResolvedItem[]): ResolvedItem[] {
  return items.flatMap((item) => [item, ...itemsOf(item.items ?? [])]);
}

/** The items of the sidebar that lead to the activation, by id. */
function toActivation(status: string): string[] {
  const { screens } = resolutionOf({ status: [status as 'LIVE'], environment: ['DEVELOPMENT'] });
  return itemsOf(screens.navigation.flatMap(({ items }) => items))
    .filter(({ to }) => to === '/activation')
    .map(({ id }) => id);
}

describe('a business that is not live', () => {
  // Rule navigation.go-live-item.
  it.each([
    ['REGISTERED', ['activate']],
    ['AWAITING_DOCS', ['activate']],
    ['INSTANT_LIVE_AWAITING_DOCS', ['activate']],
    ['FORM_CONFIRMED', ['activation']],
    ['PENDING_VERIFICATION', ['activation']],
    ['LIVE', []],
    ['SUSPENDED', []],
  ])('with the status %s has %j in the sidebar', (status, ids) => {
    expect(toActivation(status)).toEqual(ids);
  });

  // Rule home.journey-to-activation, home.journey-permission.
  it('is led to the activation by the step of the business details, for those who administer', () => {
    const stepFor = (permission: 'can_administer' | 'can_view') =>
      resolutionOf({ status: ['REGISTERED'], environment: ['DEVELOPMENT'], permission: [permission] })
        .journeys.get('activation')
        ?.journey.steps.find(({ id }) => id === 'documents')?.to;
    expect([stepFor('can_administer'), stepFor('can_view')]).toEqual(['/activation', undefined]);
  });
});

// Rule activation.entity-types-indonesia, activation.entity-types-philippines.
it.each([
  ['ID', ['ENTITY_DOMESTIC', 'ENTITY_FOREIGN', 'INDIVIDUAL_DOMESTIC', 'INDIVIDUAL_FOREIGN']],
  ['PH', ['CORPORATION', 'PARTNERSHIP', 'SOLE_PROPRIETORSHIP', 'INDIVIDUAL', 'FOREIGN_CORPORATION']],
] as const)('a business of %s is one of %j', (country, kinds) => {
  const { forms } = resolutionOf({ country: [country], status: ['REGISTERED'], environment: ['DEVELOPMENT'] });
  const schema = forms.get('activation')?.schema;
  const properties = (schema?.properties ?? {}) as Record<string, { readonly enum?: readonly string[] }>;
  expect([...(properties.entity_type?.enum ?? [])].sort()).toEqual([...kinds].sort());
});

// Rule access.flags-open, activity.security-log.
describe('a feature flag', () => {
  it.each(CONFIG.flags.value.flags.map(({ id }) => id))('%s opens something', (id) => {
    const uses = [
      ...CONFIG.resources.values(),
      ...CONFIG.pages.values(),
      CONFIG.navigation,
      CONFIG.notices,
      CONFIG.flags,
    ];
    const others = [CONFIG.notifications, CONFIG.journeys, CONFIG.tours].filter((source) => source !== undefined);
    const text = JSON.stringify([...uses, ...others].map(({ value }) => value));
    expect(text.match(new RegExp(`"flag":(\\[[^\\]]*)?"${id}"`))).not.toBeNull();
  });
});
