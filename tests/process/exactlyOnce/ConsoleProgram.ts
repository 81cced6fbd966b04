import { randomUUID } from 'node:crypto';
import type { Tokens } from '#contract/generated/api.ts';
import type { ActionDeclaration } from '#contract/generated/config.ts';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { confirmationOf } from '#contract/operations.ts';
import type { Database } from '#server/database/database.ts';
import type { BusinessScope } from '#server/database/inBusiness.ts';
import { CONFIG } from '../../config/resolutionOf.ts';
import { movesOn } from '../../helpers/access/movesOn.ts';
import type { Random } from '../../helpers/random/Random.ts';
import { listUrl, PASSWORD } from '../../helpers/testApp.ts';
import type { KilledServer } from './KilledServer.ts';
import type { Movement, Step } from './moneyActions.ts';
import { sendUntilAnswered } from './sendUntilAnswered.ts';

const PIN = '246810';

/** How many presses are sent twice at once, from the same tab or from two. */
const TWICE = 0.33;

/** Rows of a list among which records are looked for. */
const LOOKED_AT = 100;

/** Gives every movement an amount of its own, which no fee and no other movement has. */
export class Amounts {
  constructor(private last: number) {}

  next(): number {
    this.last += 1;
    return this.last;
  }
}

/** A movement that was begun, its amount, and what was not done as it should be. */
export interface Moved {
  readonly movement: Movement;
  readonly amount: number;
  readonly problems: readonly string[];
}

interface Row {
  readonly id: string;
  readonly can?: readonly string[];
  readonly total?: string;
  readonly amount?: string | null;
}

function recordOf(resource: string): { readonly table: string; readonly idPrefix: string } {
  const record = CONFIG.records.get(CONFIG.resources.get(resource)?.value.record ?? '');
  if (record === undefined) throw new Error(`There is no resource ${resource}.`);
  return record;
}

/** The declaration of an action. */
export function declaredAction(resource: string, action: string): ActionDeclaration {
  const declared = CONFIG.resources.get(resource)?.value.actions?.find(({ id }) => id === action);
  if (declared === undefined) throw new Error(`${resource} has no action ${action}.`);
  return declared;
}

/** The owner of a business, who presses actions of its console in test mode. */
export class ConsoleProgram {
  readonly moved: Moved[] = [];
  lost = 0;
  /** Records that each action is open to, read once, before any server is killed. */
  private readonly rows = new Map<string, Row[]>();
  private authorization = '';

  constructor(
    private readonly servers: readonly KilledServer[],
    private readonly random: Random,
    private readonly database: Database,
    private readonly scope: BusinessScope,
    private readonly amounts: Amounts,
  ) {}

  private get site(): string {
    return this.servers[0]?.url ?? '';
  }

  async signIn(email: string): Promise<void> {
    const response = await fetch(`${this.site}/api/auth/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-new-authentication': 'true' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    const { access_token } = (await response.json()) as Tokens;
    this.authorization = `Bearer ${access_token}`;
  }

  /** Reads the records that the movements are about. Throws where one has none. */
  async prepare(movements: readonly Movement[]): Promise<void> {
    for (const { resource, action, on } of movements.flatMap(({ steps }) => steps)) {
      if (on !== 'open' && on !== 'unused') continue;
      const address = `${listUrl(`/api/${resource}`, { range: [0, LOOKED_AT - 1] })}&environment=DEVELOPMENT`;
      const response = await fetch(this.site + address, { headers: { authorization: this.authorization } });
      const all = (await response.json()) as Row[];
      // What has an amount of its own is not paid with that of the movement.
      const rows = all.filter(({ can, amount }) => can?.includes(action) && (action !== 'simulate' || amount == null));
      if (rows.length === 0) throw new Error(`No record of ${resource} is open to ${action}.`);
      this.rows.set(`${resource} ${action}`, rows);
    }
  }

  /** Does all of the movements in any order, again and again until it is stopped, and each at least once. */
  async run(movements: readonly Movement[], isStopped: () => boolean): Promise<void> {
    for (let round = 0; round === 0 || !isStopped(); round++) {
      const left = [...movements];
      while (left.length > 0 && (round === 0 || !isStopped())) {
        const [movement] = left.splice(this.random.between(0, left.length - 1), 1);
        if (movement !== undefined) await this.move(movement);
      }
    }
  }

  private async move(movement: Movement): Promise<void> {
    let amount = this.amounts.next();
    const problems: string[] = [];
    const opened = new Map<string, string>();
    for (const step of movement.steps) {
      const { resource, action, on, input } = step;
      const rows = this.rows.get(`${resource} ${action}`) ?? [];
      let id: string | undefined;
      if (on === 'open') {
        id = opened.get(resource) ?? rows[0]?.id ?? '';
        opened.set(resource, id);
      } else if (on === 'unused') {
        const row = rows.shift();
        // All that could be done is done.
        if (row === undefined) return;
        id = row.id;
        if (input === undefined) amount = Number(row.total);
      } else if (on === 'made') id = await this.newest(resource, 'abs(amount) = $3', amount);
      else if (on === 'pending') id = await this.newest(resource, 'status = $3', 'PENDING');
      const done = await this.press(step, id, amount);
      if (done !== 1) problems.push(`${resource} ${action} was done ${done} times`);
    }
    this.moved.push({ movement, amount, problems });
  }

  private async newest(resource: string, condition: string, value: string | number): Promise<string> {
    const { table, idPrefix } = recordOf(resource);
    const { rows } = await this.database.pool.query<{ id: string }>(
      `select id from ${table} where business_id = $1 and environment = $2 and ${condition} order by created desc, id desc limit 1`,
      [this.scope.businessId, this.scope.environment, value],
    );
    if (rows[0] === undefined) throw new Error(`No record of ${resource} has ${condition}: ${value}.`);
    return formatRecordId(idPrefix, rows[0].id);
  }

  /** Presses an action, now and then twice at once. Returns how many presses were done, those of one key as one. */
  private async press(step: Step, id: string | undefined, amount: number): Promise<number> {
    const { resource, action, input, inRows } = step;
    const path = `/api/${resource}${id === undefined ? '' : `/${id}`}/actions/${action}?environment=DEVELOPMENT`;
    const money = { amount: String(amount) };
    const [row] = (input?.rows ?? []) as object[];
    const filled = inRows ? { rows: [{ ...row, ...money }] } : { ...input, ...(action !== 'fail' && money) };
    const isConfirmed = confirmationOf(declaredAction(resource, action), this.scope.environment) !== undefined;
    const body = {
      business_id: formatRecordId(BUSINESS_ID_PREFIX, this.scope.businessId),
      environment: this.scope.environment,
      ...(input && { input: filled }),
      ...(isConfirmed && { confirmation: { type: 'pin', pin: PIN } }),
    };
    const key = randomUUID();
    const keys = [key];
    // A second tab has a key of its own: the record moves on by one of both.
    if (this.random.happens(TWICE)) keys.push(movesOn(resource, action) ? randomUUID() : key);
    const write = { path, authorization: this.authorization, body };
    const answers = await Promise.all(
      keys.map(async (key) => ({
        key,
        ...(await sendUntilAnswered(this.servers, this.random, { ...write, idempotencyKey: key })),
      })),
    );
    this.lost += answers.reduce((sum, { lost }) => sum + lost, 0);
    return new Set(answers.flatMap(({ isDone, key }) => (isDone ? [key] : []))).size;
  }
}
