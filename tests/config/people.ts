import { KNOWN_VALUES } from '#compiler/satisfy/factValues.ts';
import type { Country, Environment, Permission } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { PERMISSIONS } from '#contract/permissions.ts';

/** A person whose console is in the snapshots. */
export interface SnapshotPerson {
  readonly brand: string;
  readonly country: Country;
  /** One permission, or all of them, or none. */
  readonly role: Permission | 'all' | 'none';
  readonly environment: Environment;
  readonly facts: GuardFacts;
}

function permissionsOf(role: SnapshotPerson['role']): readonly Permission[] {
  if (role === 'all') return PERMISSIONS;
  return role === 'none' ? [] : [role];
}

function entityOf(brand: string, country: Country): 'main' | 'second' | 'remittance' {
  if (country === 'SG') return 'remittance';
  return brand === 'second' ? 'second' : 'main';
}

/** One person of each brand, country, permission and environment, in a live, regular business. */
export function snapshotPeople(brands: Iterable<string>): SnapshotPerson[] {
  const people: SnapshotPerson[] = [];
  for (const brand of brands) {
    for (const country of KNOWN_VALUES.country) {
      for (const role of [...PERMISSIONS, 'all', 'none'] as const) {
        for (const environment of KNOWN_VALUES.environment) {
          const facts: GuardFacts = {
            permission: permissionsOf(role),
            country: [country],
            brand: [brand],
            entity: [entityOf(brand, country)],
            environment: [environment],
            flag: [],
            account: ['regular'],
            status: ['LIVE'],
            excluded_page: [],
            internal: false,
          };
          people.push({ brand, country, role, environment, facts });
        }
      }
    }
  }
  return people;
}

function gather<Item>(
  items: readonly Item[],
  key: (item: Item) => string,
  value: (item: Item) => string,
): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const item of items) {
    const values = groups.get(key(item)) ?? [];
    if (!values.includes(value(item))) values.push(value(item));
    groups.set(key(item), values);
  }
  return groups;
}

const MODES: Readonly<Record<Environment, string>> = { DEVELOPMENT: ' (test)', PRODUCTION: ' (live)' };

/** People in few lines: `main ID PH, mitra ID: can_view, all (test)`. A person without a mode has both. */
export function describePeople(people: readonly SnapshotPerson[]): string[] {
  const modes = gather(
    people,
    ({ brand, country, role }) => JSON.stringify([brand, country, role]),
    ({ environment }) => MODES[environment],
  );
  const roles: { brand: string; country: string; role: string }[] = [...modes].map(([key, found]) => {
    const [brand, country, role] = JSON.parse(key) as [string, string, string];
    return { brand, country, role: found.length > 1 ? role : `${role}${found[0]}` };
  });
  const byPlace = gather(
    roles,
    ({ brand, country }) => `${brand} ${country}`,
    ({ role }) => role,
  );
  const byRoles = gather(
    [...byPlace],
    ([, found]) => found.join(', '),
    ([place]) => place,
  );
  return [...byRoles].map(([found, places]) => {
    const countries = gather(
      places.map((place) => place.split(' ')),
      ([brand]) => brand ?? '',
      ([, country]) => country ?? '',
    );
    const joined = gather(
      [...countries],
      ([, list]) => list.join(' '),
      ([brand]) => brand,
    );
    return `${[...joined].map(([list, brands]) => `${brands.join('+')} ${list}`).join(', ')}: ${found}`;
  });
}
