import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { countryTimeZone } from '#contract/dates/timeZones.ts';
import { PERMISSIONS } from '#contract/permissions.ts';
import { platformAddress } from '#contract/text/platformAddress.ts';
import { isInternalEmail } from '#server/access/sessions/people/internalDomains.ts';
import { addFirstRecords } from '#server/account/registration/addFirstRecords.ts';
import { ENVIRONMENTS } from '#server/database/schema/columns.ts';
import {
  account_notifications,
  businesses,
  feedback_prompts,
  memberships,
  passwords,
  pins,
  team_invitations,
  user_emails,
  users,
} from '#server/database/schema/index.ts';
import { DEMO_BUSINESSES } from './data/businesses.ts';
import type { DemoBusiness } from './data/DemoBusiness.ts';
import { OPENING_BALANCES } from './data/openingBalances.ts';
import { DEMO_PEOPLE } from './data/people.ts';
import { createRandom, type Random } from './random.ts';
import { seedActivation } from './seedActivation.ts';
import { seedProductActivations } from './seedProductActivations.ts';
import { DEMO_SECOND_PROOF_EMAIL, seedSecondProof } from './seedSecondProof.ts';
import { DAY } from './trade/calendar.ts';

/** Hashes of the password and the PIN of all demo users. */
export interface DemoSecrets {
  readonly password: string;
  readonly pin: string;
}

/** The person for whom the prompt for feedback is due; the others have seen it twice. */
const PROMPTED_EMAIL = 'operasional@pasar.test';

/** Who has not read the tours nor put reminders off; everyone else of the demo has. */
const TOURED_EMAIL = 'kasir@sambal.test';

/** The tours of config/tours.yaml. */
const TOURS = ['sidebar', 'payment-links'];

/** Writes users with password and PIN, businesses and memberships. Returns the id of each business by its key. */
export async function seedPeople(client: PoolClient, secrets: DemoSecrets, now: number): Promise<Map<string, string>> {
  const db = drizzle(client);
  const random = createRandom('people');
  const made = new Date(now - 400 * DAY);
  const userIds = new Map(Object.keys(DEMO_PEOPLE).map((email) => [email, random.uuid(made.getTime())]));
  const people = [...userIds].map(([email, user_id]) => ({ email, user_id, full_name: DEMO_PEOPLE[email] ?? email }));

  await db.insert(users).values(
    people.map(({ email, user_id, full_name }) => ({
      user_id,
      full_name,
      status: 'ACTIVE' as const,
      email_confirmed: made,
      mfa_type: email === DEMO_SECOND_PROOF_EMAIL ? ('authenticator' as const) : null,
      created: made,
      updated: made,
    })),
  );
  // The prompt for feedback is due for one person of the demo.
  const prompted = { shown: 2, shown_at: made, put_off_at: null };
  const known = people.filter(({ email }) => email !== PROMPTED_EMAIL);
  await db.insert(feedback_prompts).values(known.map(({ user_id }) => ({ user_id, ...prompted })));
  await db.insert(user_emails).values(people.map(({ email, user_id }) => ({ email, user_id, created: made })));
  await db.insert(passwords).values(people.map(({ user_id }) => ({ user_id, hash: secrets.password, updated: made })));
  // New users have no PIN.
  const settled = people.filter(({ email }) => !email.endsWith('@baru.test'));
  await db.insert(pins).values(settled.map(({ user_id }) => ({ user_id, hash: secrets.pin, updated: made })));
  await seedSecondProof(db, idOf(userIds, DEMO_SECOND_PROOF_EMAIL), made);

  const businessIds = new Map(DEMO_BUSINESSES.map(({ key, age }) => [key, random.uuid(now - age * DAY)]));
  for (const [index, business] of DEMO_BUSINESSES.entries()) {
    const business_id = idOf(businessIds, business.key);
    const created = new Date(now - business.age * DAY);
    await client.query(`SET LOCAL app.business_id = '${business_id}'`);
    const { name, email: businessEmail, brand, entity, country } = business;
    const first = {
      business_id,
      name,
      email: businessEmail,
      entity,
      country,
      accounts: [...business.accounts],
      internal: isInternalEmail(businessEmail),
    };
    await db.insert(businesses).values({
      ...first,
      brand,
      go_live_status: business.status,
      kyc_verification_status: business.kyc,
      excluded_pages: [...business.excludedPages],
      flags: [...business.flags],
      time_zone: countryTimeZone(business.country),
      master_business_id: business.master === null ? null : idOf(businessIds, business.master),
      platform_address: business.accounts.includes('master') ? platformAddress(business.name) : null,
      is_micro_ecommerce: business.isMicro,
      micro_ecommerce_limits_applied: business.isMicro,
      created,
      updated: created,
    });
    // Who is invited has them once the invitation is accepted.
    if (business.status !== 'INVITED')
      await addFirstRecords(db, { ...first, phone_number: null }, OPENING_BALANCES, created);
    const [member] = business.members;
    if (member === undefined) continue;
    const { email } = member;
    const owner = { user_id: idOf(userIds, email), user_name: DEMO_PEOPLE[email] ?? email };
    await client.query(`SET LOCAL app.environment = 'DEVELOPMENT'`);
    await seedActivation(db, business, { business_id, created, owner, now });
    for (const environment of ENVIRONMENTS) {
      await client.query(`SET LOCAL app.environment = '${environment}'`);
      await seedProductActivations(db, business, { business_id, created, environment, now });
    }
    // Members of sub-accounts are invited by the platform.
    if (business.trade !== undefined && business.master === null) {
      const below = DEMO_BUSINESSES.filter(({ master }) => master === business.key).map(({ key }) => key);
      const accountIds = [business.key, ...below].map((key) => idOf(businessIds, key));
      await db.insert(team_invitations).values(invited(business, business_id, accountIds, random, now));
    }
    await db.insert(memberships).values(
      business.members.map(({ email, permissions }) => ({
        business_id,
        user_id: idOf(userIds, email),
        ...grants(permissions),
        // Orders the memberships of a user as listed.
        created: new Date(now - 300 * DAY + index),
      })),
    );
    // Those who act for an account have read the tours there as well.
    const above = DEMO_BUSINESSES.find(({ key }) => key === business.master)?.members ?? [];
    const read = [...new Set([...business.members, ...above].map((each) => each.email))].filter(
      (each) => each !== TOURED_EMAIL,
    );
    const isLive = business.status === 'LIVE' || business.status === 'TIER_1';
    const administers = (each: string) =>
      business.members.some(
        ({ email: member, permissions }) => member === each && permissions.includes('can_administer'),
      );
    await db.insert(account_notifications).values(
      read.flatMap((each) => {
        const kept = { business_id, user_id: idOf(userIds, each), status: 'INACTIVE' as const, updated: made };
        const reminders = [
          ...(isLive ? [{ ...kept, notify: 'notice.phone-reminder', remind_me: new Date(now + 7 * DAY) }] : []),
          ...(isLive && administers(each)
            ? [{ ...kept, notify: 'notice.ip-whitelist-reminder', remind_me: new Date(now + 30 * DAY) }]
            : []),
        ];
        return [...TOURS.map((tour) => ({ ...kept, notify: `tour.${tour}`, remind_me: null })), ...reminders];
      }),
    );
  }
  return businessIds;
}

/** An invitation from a few days ago that is still pending. */
function invited(
  { key }: DemoBusiness,
  business_id: string,
  account_ids: readonly string[],
  random: Random,
  now: number,
) {
  const created = new Date(now - 3 * DAY);
  const id = random.uuid(created.getTime());
  const email = `kasir@${key}.example`;
  return {
    business_id,
    id,
    status: 'PENDING' as const,
    full_name: 'Rina Wulandari',
    email,
    permissions: ['can_view' as const],
    account_ids: [...account_ids],
    created,
    sent: created,
  };
}

function grants(permissions: readonly string[]) {
  return Object.fromEntries(PERMISSIONS.map((name) => [name, permissions.includes(name)])) as Record<
    (typeof PERMISSIONS)[number],
    boolean
  >;
}

function idOf(ids: ReadonlyMap<string, string>, key: string): string {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`the demo has no ${key}`);
  return id;
}
