import { sql } from 'drizzle-orm';
import { bigint, boolean, foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Account, Country, Entity, ExcludedPage, GoLiveStatus } from '#contract/generated/config.ts';
import { businessId, moment, oneOf } from './columns.ts';

const ENTITIES = ['main', 'second', 'remittance'] as const satisfies readonly Entity[];
const COUNTRIES = ['ID', 'PH', 'SG'] as const satisfies readonly Country[];
const GO_LIVE_STATUSES = [
  'REGISTERED',
  'AWAITING_DOCS',
  'FORM_CONFIRMED',
  'PENDING_VERIFICATION',
  'INVITED',
  'TIER_1',
  'LIVE',
  'LIVE_TESTMODE',
  'SUSPENDED',
  'PENDING',
  'PENDING_LIVE',
  'INSTANT_LIVE_PENDING_VERIFICATION',
  'INSTANT_LIVE_AWAITING_DOCS',
  'INSTANT_LIVE_SUSPENDED',
  'INSTANT_LIVE_SUSPENDED_CAN_WITHDRAW',
  'INVALID',
  'FAILED',
] as const satisfies readonly GoLiveStatus[];

/** Businesses, with all facts that guards use except the person's permissions. */
export const businesses = pgTable(
  'businesses',
  {
    business_id: businessId().primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    brand: text('brand').notNull(),
    entity: text('entity', { enum: ENTITIES }).notNull(),
    country: text('country', { enum: COUNTRIES }).notNull(),
    go_live_status: text('go_live_status', { enum: GO_LIVE_STATUSES }).notNull(),
    kyc_verification_status: text('kyc_verification_status'),
    accounts: text('accounts').array().$type<Account[]>().notNull(),
    excluded_pages: text('excluded_pages').array().$type<ExcludedPage[]>().notNull(),
    /** Feature flags that are on. */
    flags: text('flags').array().notNull(),
    /** Feature flags that are off although they are on by default. */
    flags_off: text('flags_off').array().notNull().default(sql`'{}'`),
    /** Kinds of account and feature flags that it has in test mode alone. Rule activation.unlocks. */
    test_accounts: text('test_accounts').array().$type<Account[]>().notNull().default(sql`'{}'`),
    test_flags: text('test_flags').array().notNull().default(sql`'{}'`),
    /** IANA name of its time zone, which defines its days. */
    time_zone: text('time_zone').notNull(),
    /** The platform master of a sub-account. */
    master_business_id: uuid('master_business_id'),
    /** The last part of the address at which accounts register with a platform. Rule platform.registration. */
    platform_address: text('platform_address'),
    /** Its people are our own staff. */
    internal: boolean('internal').notNull(),
    is_micro_ecommerce: boolean('is_micro_ecommerce').notNull(),
    micro_ecommerce_limits_applied: boolean('micro_ecommerce_limits_applied').notNull(),
    /** Milliseconds by which its test mode is ahead of the real time; an account has that of its platform. Rule modes.test-clock. */
    test_clock_ahead: bigint('test_clock_ahead', { mode: 'number' }).notNull().default(0),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
  },
  (table) => [
    oneOf('businesses_entity_check', table.entity, ENTITIES),
    oneOf('businesses_country_check', table.country, COUNTRIES),
    oneOf('businesses_go_live_status_check', table.go_live_status, GO_LIVE_STATUSES),
    index('businesses_master_business_id_idx').on(table.master_business_id),
    uniqueIndex('businesses_platform_address_key').on(table.platform_address),
    // Search of a platform's accounts; the expressions are those of the view `accounts`.
    index('businesses_name_search_idx').on(sql`lower(${table.name}) COLLATE "C"`),
    index('businesses_email_search_idx').on(sql`lower(${table.email}) COLLATE "C"`),
    index('businesses_words_idx').using('gin', sql`to_tsvector('simple', ${table.name})`),
  ],
);

/** The permissions of a person in a business. No foreign key to users. */
export const memberships = pgTable(
  'memberships',
  {
    business_id: businessId(),
    user_id: uuid('user_id').notNull(),
    can_view: boolean('can_view').notNull(),
    can_edit: boolean('can_edit').notNull(),
    can_approve: boolean('can_approve').notNull(),
    operation: boolean('operation').notNull(),
    can_administer: boolean('can_administer').notNull(),
    can_manage_tech_settings: boolean('can_manage_tech_settings').notNull(),
    can_withdraw: boolean('can_withdraw').notNull(),
    created: moment('created').notNull(),
    /** Feature flags that the person has switched on for themselves. */
    flags: text('flags').array().notNull().default(sql`'{}'`),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.user_id] }),
    foreignKey({ columns: [table.business_id], foreignColumns: [businesses.business_id] }),
    // The businesses of a user: queried at sign-in, before the business is known.
    index('memberships_user_id_idx').on(table.user_id),
  ],
);
