import type { InjectOptions } from 'fastify';
import type { ErrorCode } from '#contract/errorCodes.ts';
import type { Environment, Permission } from '#contract/generated/config.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { PERMISSIONS } from '#contract/permissions.ts';
import { type Person, signIn, type TestApp, type TestResponse } from '../testApp.ts';
import { expectedAccess, type KnownFacts } from './expectedAccess.ts';
import { fillGaps } from './fillGaps.ts';
import { foreignIds, type Owner, readTenantRows, type TenantRows } from './tenantRows.ts';

/** A row of a batch: no batch of the demo was made from a file. */
const BATCH_ROW = `insert into batch_rows
  (business_id, environment, id, created, updated, status, batch_disbursement_id, row_number, problems, currency)
  select business_id, environment, gen_random_uuid(), created, created, 'INVALID', id, 1, '[]', currency
  from batch_disbursements limit 1`;

/** All 128 sets of permissions. */
export const PERMISSION_SETS: readonly (readonly Permission[])[] = Array.from(
  { length: 2 ** PERMISSIONS.length },
  (_, set) => PERMISSIONS.filter((_permission, bit) => (set & (1 << bit)) !== 0),
);

/** The digits of an id that does not exist. */
export const UNKNOWN_ID = 'ffffffffffff4fffbfffffffffffffff';

/** Requests that run at the same time: more of them would wait for the database until they time out. */
const AT_ONCE = 6;

/** A request of the matrix. */
export type MatrixRequest = InjectOptions & {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
};

/** The businesses of a matrix: the person's own, its platform, another sub-account of it, and a stranger's. */
export interface Businesses {
  readonly own: string;
  readonly platform: string;
  readonly sibling: string;
  readonly foreign: string;
}

const DIFFERS_ALWAYS = new Set(['date', 'content-length', 'set-cookie', 'x-session-idle', 'x-access']);

/** The lines of a response, without what differs between any two responses: of a countdown, only that there is one. */
export function linesOf({ status, headers, json }: TestResponse): string[] {
  const body = typeof json === 'object' && json !== null ? { ...json, request_id: undefined } : json;
  const shown = headers['retry-after'] === undefined ? headers : { ...headers, 'retry-after': 'later' };
  const kept = Object.entries(shown).filter(([name]) => !DIFFERS_ALWAYS.has(name) && !name.startsWith('x-ratelimit'));
  return [`${status} ${JSON.stringify(body)}`, ...kept.map(([name, value]) => `${name}: ${value}`).sort()];
}

/** The lines that only one of two responses has. */
function difference(one: readonly string[], other: readonly string[]): string {
  const lines = [...one.filter((line) => !other.includes(line)), ...other.filter((line) => !one.includes(line))];
  return lines.map((line) => line.slice(0, 200)).join(' | ');
}

async function readUsers({ database }: TestApp): Promise<Map<string, string[]>> {
  const { rows } = await database.pool.query<{ business_id: string; user_id: string }>(
    'select business_id, user_id from memberships',
  );
  const users = new Map<string, string[]>();
  for (const { business_id, user_id } of rows) {
    users.set(business_id, [...(users.get(business_id) ?? []), formatRecordId('usr', user_id)]);
  }
  return users;
}

/**
 * One user of a sub-account with every feature switched on. Their permissions are changed in the database between tries;
 * every response is searched for records of other businesses and of the other environment.
 */
export class AccessMatrix {
  tries = 0;
  private readonly named = new Set<string>();
  private underWay = 0;
  private readonly waiting: (() => void)[] = [];
  /** Violations that were found; empty when access is right. */
  readonly violations: string[] = [];
  /** The writes that were accepted, by method and path. */
  readonly taken = new Set<string>();

  private constructor(
    readonly test: TestApp,
    readonly person: Person,
    readonly rows: TenantRows,
    readonly businesses: Businesses,
    private readonly facts: Omit<KnownFacts, 'permission' | 'environment' | 'internal'>,
    private readonly nothing: readonly string[],
    private readonly users: ReadonlyMap<string, readonly string[]>,
  ) {}

  static async begin(test: TestApp, email: string): Promise<AccessMatrix> {
    const { pool } = test.database;
    const { rows } = await pool.query<{ name: string; id: string }>('select name, business_id as id from businesses');
    const idOf = (name: string): string => rows.find((row) => row.name === name)?.id ?? '';
    const businesses = {
      own: idOf('Batik Laweyan'),
      platform: idOf('Pasar Digital'),
      sibling: idOf('Anyaman Rajapolah'),
      foreign: idOf('Kopi Nusantara'),
    };
    const flags = test.config.current().config.flags.value.flags.map(({ id }) => id);
    await pool.query('update businesses set flags = $1 where business_id = $2', [flags, businesses.own]);
    await pool.query(
      'update memberships set business_id = $1 where user_id = (select user_id from user_emails where email = $2)',
      [businesses.own, email],
    );
    const records = [...test.config.current().config.records.values()];
    await pool.query(BATCH_ROW);
    await fillGaps(pool, records, Object.values(businesses));
    const person = await signIn(test, email);
    const facts: typeof AccessMatrix.prototype.facts = {
      country: ['ID'],
      brand: ['main'],
      entity: ['main'],
      flag: flags,
      account: ['sub_account', 'owned'],
      status: ['LIVE'],
      excluded_page: [],
    };
    const nothing = linesOf(await person.request('/api/nothing-of-this-name'));
    const tenantRows = await readTenantRows(pool, records);
    return new AccessMatrix(test, person, tenantRows, businesses, facts, nothing, await readUsers(test));
  }

  /** Gives the person these permissions, and makes the business one of our own staff's or not. */
  async become(permissions: readonly Permission[], internal: boolean): Promise<void> {
    const { pool } = this.test.database;
    const columns = PERMISSIONS.map((permission) => `${permission} = ${permissions.includes(permission)}`);
    await pool.query(`update memberships set ${columns.join(', ')} where business_id = $1`, [this.businesses.own]);
    await pool.query('update businesses set internal = $1 where business_id = $2', [internal, this.businesses.own]);
  }

  /** What the config's guards open now, apart from what the server says. */
  expected(permission: readonly Permission[], environment: Environment, internal: boolean) {
    const facts: KnownFacts = { ...this.facts, permission, environment: [environment], internal };
    return expectedAccess(this.test.config.brand('main').config, facts);
  }

  report(what: string, request: MatrixRequest): void {
    this.violations.push(
      `${what}: ${request.method} ${request.url} ${JSON.stringify(request.payload ?? '').slice(0, 200)}`,
    );
  }

  /** Sends a request as soon as fewer than AT_ONCE others run. */
  private async sendInTurn(request: MatrixRequest): Promise<TestResponse> {
    if (this.underWay >= AT_ONCE) await new Promise<void>((begin) => this.waiting.push(begin));
    else this.underWay += 1;
    const answer = await this.person.request(request.url, request);
    const next = this.waiting.shift();
    if (next === undefined) this.underWay -= 1;
    else next();
    return answer;
  }

  /** What a response may name of others: what its request names, and for some routes more. */
  private knownIn(url: string, named: string): string {
    // The activity log names the records of their own requests.
    if (url.startsWith('/api/activity-logs')) return [...this.named].join();
    // The data of a sub-account's user names its platform.
    if (url.startsWith('/api/authenticated-user-data')) return this.businesses.platform.replaceAll('-', '');
    return named;
  }

  /** Sends a request, and reports every record of others in its response. */
  async request(request: MatrixRequest, environment: Environment): Promise<TestResponse> {
    this.tries += 1;
    const answer = await this.sendInTurn(request);
    const named = `${request.url} ${JSON.stringify(request.payload ?? '')}`;
    for (const [digits] of named.matchAll(/[0-9a-f]{32}/g)) this.named.add(digits);
    const own: Owner = { business: this.businesses.own, environment };
    const text = typeof answer.json === 'string' ? answer.json : JSON.stringify(answer.json);
    const known = this.knownIn(request.url, named);
    const leaked = foreignIds(text, this.rows.owners, own, known);
    if (leaked.length > 0) this.report(`${answer.status} contains ${leaked.slice(0, 3).join(', ')}`, request);
    if (answer.status >= 500) this.report(`${answer.status}`, request);
    if (request.method !== 'GET' && answer.status < 300)
      this.taken.add(`${request.method} ${request.url.split('?')[0]}`);
    return answer;
  }

  /** Expects the response of a path that does not exist. `code`: the record's own not-found code, where the user may see the resource. */
  async expectNotFound(request: MatrixRequest, environment: Environment, why: string, code?: ErrorCode): Promise<void> {
    const answer = linesOf(await this.request(request, environment));
    const isOfKind = code !== undefined && answer[0]?.includes(code) === true;
    const nothing = isOfKind ? this.nothing.map((line) => line.replace('DATA_NOT_FOUND_ERROR', code)) : this.nothing;
    const different = difference(answer, nothing);
    if (different !== '') this.report(`${why}, and not as what does not exist: ${different}`, request);
  }

  /** Expects the same response for an id of another business and for an id that does not exist. */
  async expectSameAsUnknown(
    request: (digits: string) => MatrixRequest,
    others: string,
    environment: Environment,
  ): Promise<void> {
    const [of, none] = [request(others), request(UNKNOWN_ID)];
    const answers = await Promise.all([this.request(of, environment), this.request(none, environment)]);
    const [another, nobodys] = answers.map(linesOf);
    const different = difference(another ?? [], nobodys ?? []);
    if (different !== '') this.report(`another's id and an unknown id differ: ${different}`, of);
  }

  /** The people of a business who are not the person's own business's as well, as the API names them. */
  usersOf(business: string): readonly string[] {
    const own = this.users.get(this.businesses.own) ?? [];
    return (this.users.get(business) ?? []).filter((user) => !own.includes(user));
  }

  /** The id of a record of the business; an unknown id where the business has no such record. */
  recordOf(record: string, business: string, environment?: Environment, prefix = ''): string {
    const rows = this.rows.samples.get(record) ?? [];
    const row = rows.find(
      (r) => r.business === business && (environment === undefined || r.environment === environment),
    );
    return row === undefined ? `${prefix}_${UNKNOWN_ID}` : formatRecordId(prefix, row.id);
  }

  /** The id of a record that the business has in the other environment alone; an unknown id where it has no such record. */
  recordAway(record: string, environment: Environment, prefix: string): string {
    const rows = (this.rows.samples.get(record) ?? []).filter(({ business }) => business === this.businesses.own);
    const here = new Set(rows.filter((row) => row.environment === environment).map(({ id }) => id));
    const row = rows.find(({ id }) => !here.has(id));
    return row === undefined ? `${prefix}_${UNKNOWN_ID}` : formatRecordId(prefix, row.id);
  }

  /** A record of another business that is not the person's as well; of the business's where it has one. */
  recordOfOthers(record: string, business: string, prefix: string): string {
    const rows = this.rows.samples.get(record) ?? [];
    const own = new Set(rows.filter((row) => row.business === this.businesses.own).map(({ id }) => id));
    const others = rows.filter((row) => row.business !== this.businesses.own && !own.has(row.id));
    const row = others.find((other) => other.business === business) ?? others[0];
    return row === undefined ? `${prefix}_${UNKNOWN_ID}` : formatRecordId(prefix, row.id);
  }
}
