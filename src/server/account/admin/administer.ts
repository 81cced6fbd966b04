import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { canUseLive } from '#contract/canUseLive.ts';
import { countryTimeZone } from '#contract/dates/timeZones.ts';
import type { Country, GoLiveStatus, Permission } from '#contract/generated/config.ts';
import { BUSINESS_ID_PREFIX, USER_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { NO_PERMISSIONS } from '#contract/permissions.ts';
import { createOneTimeToken } from '../../access/sessions/credentials/oneTimeTokens.ts';
import type { Database } from '../../database/database.ts';
import { enterBusiness } from '../../database/inBusiness.ts';
import { StartError } from '../../database/StartError.ts';
import { activations, businesses, memberships, user_emails, users } from '../../database/schema/index.ts';
import { addActivation } from '../../domains/activation/addActivation.ts';
import type { OpeningBalances } from '../../domains/topUps/addOpeningBalance.ts';
import { addFirstRecords } from '../registration/addFirstRecords.ts';
import { changeBusiness, findBusiness, recordChange, type Transaction } from './operatorChanges.ts';
import { statusesAfter } from './statusChanges.ts';

/** Lifetime of the link to a first password, in seconds: three days. */
const LINK_SECONDS = 3 * 86_400;

/** A business created by an operator. Rule registration.operator. */
export interface NewBusiness {
  readonly name: string;
  readonly email: string;
  readonly country: Country;
  readonly brand: string;
  readonly status: GoLiveStatus;
  /** Its people are internal staff. */
  readonly internal: boolean;
  /** What the config gives new businesses in test mode. */
  readonly opening: OpeningBalances;
}

/** A member added by an operator. */
export interface NewMember {
  readonly business: string;
  readonly email: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
}

/** Marks the activation as passed, which no event leads to: whom an operator makes live is not to be verified again. */
async function passActivation(tx: Transaction, businessId: string, now: Date): Promise<void> {
  await tx
    .update(activations)
    .set({ status: 'PASSED', decided: now, updated: now })
    .where(eq(activations.business_id, businessId));
}

/** Creates a business. Returns its id with its prefix. */
export async function addBusiness({ drizzle }: Database, wanted: NewBusiness, now: Date): Promise<string> {
  const { name, email, country, brand, status, internal, opening } = wanted;
  const business_id = uuidv7({ msecs: now.getTime() });
  const id = formatRecordId(BUSINESS_ID_PREFIX, business_id);
  return drizzle.transaction(async (tx) => {
    await tx.insert(businesses).values({
      business_id,
      name,
      email,
      brand,
      country,
      internal,
      entity: 'main',
      go_live_status: status,
      kyc_verification_status: null,
      accounts: ['regular'],
      excluded_pages: [],
      flags: [],
      time_zone: countryTimeZone(country),
      master_business_id: null,
      is_micro_ecommerce: false,
      micro_ecommerce_limits_applied: false,
      created: now,
      updated: now,
    });
    const first = { business_id, name, email, country, entity: 'main', accounts: ['regular'], internal } as const;
    await addFirstRecords(tx, { ...first, accounts: [...first.accounts], phone_number: null }, opening, now);
    if (status === 'LIVE') await passActivation(tx, business_id, now);
    const activity = { action: 'BUSINESS_REGISTERED', type: 'business', id, after: { name, brand, internal } } as const;
    await recordChange(tx, { business_id, go_live_status: status }, activity, now);
    return id;
  });
}

/** The user with an e-mail, created if missing; `isNew` says whether. */
async function personOf(tx: Transaction, { email, name }: NewMember, now: Date) {
  const [known] = await tx.select().from(user_emails).where(eq(user_emails.email, email));
  if (known !== undefined) return { userId: known.user_id, isNew: false };
  const user_id = uuidv7({ msecs: now.getTime() });
  const of = { user_id, created: now };
  await tx.insert(users).values({ ...of, full_name: name, status: 'ACTIVE', email_confirmed: now, updated: now });
  await tx.insert(user_emails).values({ ...of, email });
  return { userId: user_id, isNew: true };
}

/**
 * Adds a member to a business. Returns the path of the page where a new user chooses a password, so that no password is
 * passed on a command line. Throws StartError when the user is already a member.
 */
export async function addMember({ drizzle }: Database, wanted: NewMember, now: Date): Promise<string | undefined> {
  return drizzle.transaction(async (tx) => {
    const business = await findBusiness(tx, wanted.business);
    const { business_id } = business;
    const { userId, isNew } = await personOf(tx, wanted, now);
    const granted = Object.fromEntries(wanted.permissions.map((permission) => [permission, true]));
    const added = await tx
      .insert(memberships)
      .values({ business_id, user_id: userId, ...NO_PERMISSIONS, ...granted, created: now })
      .onConflictDoNothing()
      .returning({ user_id: memberships.user_id });
    if (added.length === 0) {
      throw new StartError('admin-member', `${wanted.email} is already a member of ${business.name}.`);
    }
    const order = { purpose: 'CHANGE_PASSWORD', userId, businessId: business_id, seconds: LINK_SECONDS } as const;
    const token = isNew ? await createOneTimeToken(tx, order, now) : undefined;
    const id = formatRecordId(USER_ID_PREFIX, userId);
    const after = { email: wanted.email, permissions: wanted.permissions };
    await recordChange(tx, business, { action: 'INVITATION_ACCEPTED', type: 'user', id, after }, now);
    return token === undefined ? undefined : `/change_password/${token}`;
  });
}

/** Changes the brand of a business. Returns whether it was another. */
export function setBrand(
  database: Database,
  { business, brand }: { readonly business: string; readonly brand: string },
  now: Date,
): Promise<boolean> {
  return changeBusiness(database, { business, to: () => ({ brand }) }, now);
}

/** The statuses out of which an activation leads. */
const WITH_ACTIVATION: readonly GoLiveStatus[] = ['TIER_1', 'AWAITING_DOCS'];

/**
 * Moves a business to a status, for a reason that its activity log keeps. Returns the status before. Throws StartError
 * where the business cannot be moved there.
 * Rule modes.operator-statuses.
 */
export async function setStatus(
  { drizzle }: Database,
  { business: shown, status, reason }: { readonly business: string; readonly status: string; readonly reason: string },
  now: Date,
): Promise<GoLiveStatus> {
  return drizzle.transaction(async (tx) => {
    const business = await findBusiness(tx, shown);
    const { business_id, go_live_status: before } = business;
    const known = statusesAfter(before);
    const to = known.find((each) => each === status);
    if (to === undefined) {
      const others = known.length === 0 ? 'an operator cannot change it' : `give one of ${known.join(', ')}`;
      throw new StartError('admin-status', `Business ${shown} is ${before}; ${others}.`);
    }
    await tx
      .update(businesses)
      .set({ go_live_status: to, updated: now })
      .where(eq(businesses.business_id, business_id));
    const change = { before: { go_live_status: before }, after: { go_live_status: to, reason } };
    const activity = { action: 'RECORD_CHANGED', type: 'business', id: shown, ...change } as const;
    await recordChange(tx, { business_id, go_live_status: before }, activity, now);
    // What was live reads its log in live mode, and in test mode once it is not.
    if (canUseLive(before) !== canUseLive(to))
      await recordChange(tx, { business_id, go_live_status: to }, activity, now);
    await enterBusiness(tx, { businessId: business_id, environment: 'DEVELOPMENT' });
    if (WITH_ACTIVATION.includes(to)) await addActivation(tx, business, now);
    return before;
  });
}

/** All businesses: id with prefix, brand, status and name. */
export async function listBusinesses({ drizzle }: Database): Promise<string[]> {
  const rows = await drizzle.select().from(businesses).orderBy(businesses.created);
  return rows.map(({ business_id, name, brand, internal, go_live_status }) =>
    [formatRecordId(BUSINESS_ID_PREFIX, business_id), brand, go_live_status, internal ? 'internal' : '', name]
      .filter(Boolean)
      .join('  '),
  );
}
