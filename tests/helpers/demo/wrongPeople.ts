import type { Pool } from 'pg';
import type { Environment, Permission } from '#contract/generated/config.ts';
import { PERMISSIONS } from '#contract/permissions.ts';
import type { RecordField, RecordSchema } from '#contract/recordSchema.ts';
import { type BusinessFacts, factsOf } from '#server/access/sessions/people/factsOf.ts';
import { isInternalEmail } from '#server/access/sessions/people/internalDomains.ts';
import type { ConfigStore } from '#server/core/config/ConfigStore.ts';
import { isOpenSource } from '#server/domains/reports/reportSource.ts';
import { isKept } from './Contradiction.ts';

/** An action by its resource and id. */
type Act = `${string}/${string}`;

/** What a person does to be named in a field, where it is not to create a record of the list or to change this one. */
const ACTS: Readonly<Record<string, readonly Act[]>> = {
  'billing-request created_by': ['billing-statements/report-transfer', 'billing-statements/dispute'],
  'callback-event sender': ['callbacks/resend', 'callback-events/resend'],
  'capital-loan requested_by': ['xencapital/request'],
  'card-change-request created_by': ['cards-configuration/request-change'],
  'credit-card-refund created_by': ['credit-card-payments/refund'],
  'disbursement created_by': ['disbursements/create', 'batch-disbursements/create'],
  'integration connected_by': ['integrations/authorize'],
  'payout created_by': ['payouts/create', 'payout-links/create'],
  'remittance-payout created_by': ['remittance-payouts/create', 'batch-remittances/create'],
  'support-case raised_by': ['support-cases/create'],
  'support-message author': [
    'support-cases/create',
    'support-cases/reply',
    'support-cases/add',
    'support-cases/reopen',
  ],
  'batch-disbursement prepared_by': ['batch-disbursements/upload'],
};

/** Fields that name people with any permissions. */
const ANYONE: readonly string[] = ['activity-log actor_email', 'review requested_by'];

/** Fields that name people of ours: reviewers. */
const STAFF: readonly string[] = ['review assignee', 'review first_reviewer', 'review second_reviewer'];

/** Records of files of lists, which their creators may export. */
const REPORTS: readonly string[] = ['report', 'report-schedule'];

/** In place of a person, where no person did it. */
const AUTOMATIC = 'automatic';

interface Named {
  /** The business in which the person is a member; of a review that which requested it. */
  readonly business_id: string;
  readonly environment: Environment;
  readonly person: string;
  /** Of a report: the list. */
  readonly source: string | null;
}

interface Member extends BusinessFacts, Readonly<Record<Permission, boolean>> {
  readonly business_id: string;
  readonly master_business_id: string | null;
  readonly person_email: string;
}

const MEMBERS = `select b.*, e.email as person_email, ${PERMISSIONS.map((name) => `m.${name}`).join(', ')}
  from memberships m join user_emails e using (user_id) join businesses b using (business_id)`;

/** A person's name in a field: each name once for each business and environment. */
function namedBy({ name: record, table, fields }: RecordSchema, { name }: RecordField): string {
  const source = REPORTS.includes(record) && fields.source !== undefined ? 'source' : 'null::text as source';
  const business =
    fields.subject_business_id === undefined ? 'business_id' : 'subject_business_id::uuid as business_id';
  return `select distinct ${business}, environment, ${source}, unnest(string_to_array("${name}", ', ')) as person from "${table}"
    where "${name}" is not null`;
}

/** The permissions of one who may do all that the business can. */
const ALL = Object.fromEntries(PERMISSIONS.map((name) => [name, true])) as Record<Permission, boolean>;

/** A member of the business; of the platform of an owned account, whose people act for it with their permissions. */
function memberOf(members: readonly Member[], person: string, businessId: string): Member | undefined {
  const own = members.find((one) => one.person_email === person && one.business_id === businessId);
  if (own !== undefined) return own;
  const business = members.find(({ business_id }) => business_id === businessId);
  if (!business?.accounts.includes('owned')) return undefined;
  const above = members.find((one) => one.person_email === person && one.business_id === business.master_business_id);
  const permissions = above && Object.fromEntries(PERMISSIONS.map((name) => [name, above[name]]));
  return permissions && ({ ...business, ...permissions } as Member);
}

/** The people that records of the demo name and who are not of the business, or may not do what they are named for. */
export async function wrongPeople(pool: Pick<Pool, 'query'>, config: ConfigStore): Promise<string[]> {
  const current = config.current().config;
  const { rows: members } = await pool.query<Member>(MEMBERS);
  const wrong = new Set<string>();

  function mayDo(member: Member, { environment, source }: Named, key: string): boolean {
    const resolution = config.resolve(member.brand, factsOf(member, member, environment, current.flags.value.flags));
    if (source !== null) return isOpenSource({ resolution }, source);
    const { resources } = resolution.screens;
    const [record = '', field] = key.split(' ');
    return Object.entries(resources).some(([name, resource]) =>
      resource?.actions.some(({ id, scope }) => {
        const acts = ACTS[key];
        if (acts !== undefined) return acts.includes(`${name}/${id}`);
        if (current.resources.get(name)?.value.record !== record) return false;
        return field === 'approved_by' ? ['approve', 'send'].includes(id) : scope === 'list';
      }),
    );
  }

  for (const record of [...current.records.values()].filter(isKept)) {
    for (const field of Object.values(record.fields).filter(({ person }) => person === true)) {
      const key = `${record.name} ${field.name}`;
      const { rows } = await pool.query<Named>(namedBy(record, field));
      for (const named of rows) {
        const { business_id, person } = named;
        if (person === AUTOMATIC && field.words?.includes(AUTOMATIC)) continue;
        if (STAFF.includes(key)) {
          if (!isInternalEmail(person)) wrong.add(`${key}: ${person} is no reviewer`);
          continue;
        }
        const member = memberOf(members, person, business_id);
        if (member === undefined) wrong.add(`${key}: ${person} is not of the business`);
        else if (!ANYONE.includes(key) && mayDo({ ...member, ...ALL }, named, key) && !mayDo(member, named, key))
          wrong.add(`${key}: ${person} may not do it`);
      }
    }
  }
  return [...wrong].sort();
}

/** Fields that name a person, as their names or descriptions say, and that their schema does not mark so. */
export function unmarkedPeople(records: readonly RecordSchema[]): string[] {
  return records.filter(isKept).flatMap(({ name, fields }) =>
    Object.values(fields)
      .filter((field) => /_by$|^(sender|assignee|reviewer)$|_reviewer$/.test(field.name) && field.kind === 'text')
      .filter(({ person }) => person !== true)
      .map((field) => `${name} ${field.name}`),
  );
}
