import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { NOTIFICATION_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId, parseRecordId } from '#contract/ids/recordId.ts';
import type { Person } from '../testApp.ts';
import { uploadDocument } from '../uploadFile.ts';
import { type Writer, writerFor } from './actions.ts';

/** Ids of a user's files, views, jobs and sessions. */
export interface Planted {
  readonly files: string;
  readonly views: string;
  readonly jobs: string;
  /** The token that undoes their action. */
  readonly undo: string;
  /** Where they are signed in. */
  readonly sessions: string;
  /** The user whom they have invited. */
  readonly invitations: string;
  /** What their business is notified of. */
  readonly notifications: string;
  /** Cursors of their lists, by resource and environment: `transactions PRODUCTION`. */
  readonly cursors: ReadonlyMap<string, string>;
}

/** Goes on in every list that is open to them and has more than one record. */
async function readCursors(person: Person, resources: Iterable<string>): Promise<Map<string, string>> {
  const cursors = new Map<string, string>();
  for (const resource of resources) {
    for (const environment of ['PRODUCTION', 'DEVELOPMENT']) {
      const { headers } = await person.request(`/api/${resource}?environment=${environment}&range=%5B0%2C0%5D`);
      const cursor = headers['x-next-cursor'];
      if (cursor !== undefined) cursors.set(`${resource} ${environment}`, cursor);
    }
  }
  return cursors;
}

async function invite({ person, write }: Writer): Promise<string> {
  const own = (await person.request('/api/console')).json.business.id;
  const invitation = { full_name: 'Rangga Wijaya', email: `rangga@${own.slice(-12)}.example` };
  return (await write('/api/team/invitations', { ...invitation, accounts: [own], permissions: ['can_view'] })).json.id;
}

async function notify(person: Person, pool: Pool): Promise<string> {
  const { business } = (await person.request('/api/console')).json;
  const id = randomUUID();
  await pool.query(
    `insert into notifications (business_id, environment, id, created, kind, "values")
     values ($1, 'PRODUCTION', $2, now(), 'member-joined', '{"name": "Rangga Wijaya"}')`,
    [parseRecordId('biz', business.id), id],
  );
  return formatRecordId(NOTIFICATION_ID_PREFIX, id);
}

/**
 * Uploads a file, shares a view, archives two customers, one as a job and one by itself, invites a user, and pages
 * through the lists.
 */
export async function plantThings(person: Person, resources: Iterable<string>, pool: Pool): Promise<Planted> {
  const writer = await writerFor(person);
  const customers = await person.request(
    '/api/customers?environment=PRODUCTION&filter=%7B%22status%22%3A%22ACTIVE%22%7D',
  );
  const [one, two] = customers.json.map(({ id }: { id: string }) => id);
  const state = { filter: {}, sort: { field: 'created', order: 'desc' }, per_page: 25 };
  const view = await writer.write('/api/views', { resource: 'transactions', name: 'Everything', shared: true, state });
  const job = await writer.write('/api/customers/actions/archive-selected', { selection: { ids: [one] } });
  const undo = await writer.write(`/api/customers/${two}/actions/archive`);
  const planted = {
    files: await uploadDocument(writer.person, 'PRODUCTION'),
    views: view.json.id,
    jobs: job.json.job,
    undo: undo.json.undo?.token,
    sessions: (await person.request('/api/user/sessions')).json[0]?.id,
    invitations: await invite(writer),
    notifications: await notify(person, pool),
  };
  for (const [name, id] of Object.entries(planted)) {
    if (typeof id !== 'string')
      throw new Error(`no ${name}: ${JSON.stringify([view, job, undo].map(({ json }) => json))}`);
  }
  return { ...planted, cursors: await readCursors(person, resources) };
}
