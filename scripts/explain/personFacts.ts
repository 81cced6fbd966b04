import { Pool } from 'pg';
import { nearest } from '#compiler/nearest.ts';
import type { Environment, Permission } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { PERMISSIONS } from '#contract/permissions.ts';
import { DEMO_BUSINESSES } from '#demo/data/businesses.ts';
import { type BusinessFacts, factsOf } from '#server/access/sessions/people/factsOf.ts';
import { isInternalEmail } from '#server/access/sessions/people/internalDomains.ts';
import { UsageError } from '../lib/UsageError.ts';

/** A person's permissions in one business. */
interface Membership {
  readonly name: string;
  readonly business: BusinessFacts;
  readonly permissions: Readonly<Record<Permission, boolean>>;
}

/** A user's name and their facts. */
export interface Person {
  readonly described: string;
  readonly facts: GuardFacts;
}

function demoMemberships(email: string): Membership[] {
  const found: Membership[] = [];
  for (const { name, email: address, members, status, isMicro, excludedPages, ...business } of DEMO_BUSINESSES) {
    const member = members.find((candidate) => candidate.email === email);
    if (member === undefined) continue;
    found.push({
      name,
      business: {
        ...business,
        go_live_status: status,
        excluded_pages: excludedPages,
        internal: isInternalEmail(address),
        flags_off: [],
        test_accounts: [],
        test_flags: [],
        micro_ecommerce_limits_applied: isMicro,
      },
      permissions: Object.fromEntries(
        PERMISSIONS.map((permission) => [permission, member.permissions.includes(permission)]),
      ) as Record<Permission, boolean>,
    });
  }
  return found;
}

interface MembershipRow extends BusinessFacts, Readonly<Record<Permission, boolean>> {
  readonly name: string;
}

const MEMBERSHIPS = `
  SELECT b.name, b.country, b.brand, b.entity, b.flags, b.flags_off, b.test_flags, b.accounts, b.test_accounts, b.go_live_status, b.excluded_pages,
         b.internal, b.micro_ecommerce_limits_applied,
         ${PERMISSIONS.map((permission) => `m.${permission}`).join(', ')}
    FROM user_emails e
    JOIN memberships m ON m.user_id = e.user_id
    JOIN businesses b ON b.business_id = m.business_id
   WHERE e.email = $1
   ORDER BY m.created, b.name`;

async function databaseMemberships(email: string, databaseUrl: string): Promise<Membership[]> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1, connectionTimeoutMillis: 10_000 });
  try {
    const { rows } = await pool.query<MembershipRow>(MEMBERSHIPS, [email]);
    return rows.map((row) => ({ name: row.name, business: row, permissions: row }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The database of DATABASE_URL cannot be queried: ${reason}.`);
  } finally {
    await pool.end();
  }
}

function choose(memberships: readonly Membership[], wanted: string | undefined): Membership | undefined {
  if (wanted === undefined) return memberships[0];
  const found = memberships.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  if (found !== undefined) return found;
  const names = memberships.map(({ name }) => `"${name}"`).join(', ');
  throw new UsageError(`They are not in a business "${wanted}". Theirs: ${names}.`);
}

function unknownPerson(email: string, databaseUrl: string | undefined): UsageError {
  if (databaseUrl !== undefined) return new UsageError(`No user signs in as ${email} in the database of DATABASE_URL.`);
  const emails = new Set(DEMO_BUSINESSES.flatMap(({ members }) => members.map((member) => member.email)));
  const meant = nearest(email, emails);
  const hint = meant === undefined ? 'Set DATABASE_URL for users outside the demo.' : `Did you mean ${meant}?`;
  return new UsageError(`No demo user signs in as ${email}. ${hint}`);
}

/**
 * Returns the facts of a user by their sign-in e-mail: from the demo, or from a PostgreSQL server if DATABASE_URL is
 * set. Of several businesses it is the first, or the one named. Throws UsageError for an unknown user.
 */
export async function personFacts(
  email: string,
  business: string | undefined,
  environment: Environment,
  databaseUrl: string | undefined,
): Promise<Person> {
  const address = email.toLowerCase();
  const memberships =
    databaseUrl === undefined ? demoMemberships(address) : await databaseMemberships(address, databaseUrl);
  const membership = choose(memberships, business);
  if (membership === undefined) throw unknownPerson(address, databaseUrl);
  return {
    described: `${address} in ${membership.name}`,
    facts: factsOf(membership.business, membership.permissions, environment),
  };
}
