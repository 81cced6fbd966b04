import { randomUUID } from 'node:crypto';
import type { Console, FormAnswer, ResolvedAction, ResolvedResource } from '#contract/generated/api.ts';
import type { Environment } from '#contract/generated/config.ts';
import { codeIn } from '../mails.ts';
import { listUrl, type Person, requestWithoutSession, type TestApp, type TestResponse } from '../testApp.ts';
import { uploadDocument } from '../uploadFile.ts';
import { FORM_HINTS } from './formHints.ts';
import { formInput } from './formInput.ts';

const PIN = '246810';

/** Records that an action is tried on, at the most, until it succeeds. */
const TRIES = 3;

/** Rows of a page, and pages, among which records are looked for; rows that are selected at once. */
const LOOKED_AT = 100;
const PAGES = 4;
const SELECTED = 50;

/** A signed-in user in one business and environment. */
export interface Actor {
  readonly email: string;
  readonly person: Person;
  readonly console: Console;
  readonly environment: Environment;
}

/** The results of all actions. */
export interface Outcome {
  /** `<resource> <action> <environment>`. */
  readonly done: Set<string>;
  /** The error codes with which an action was rejected, by the same name. */
  readonly refused: Map<string, Set<string>>;
  /** Edits of a form that had been opened before its record changed, which have kept that change. */
  readonly merged: Set<string>;
  /** Unexpected results, such as a 500. */
  readonly unexpected: string[];
}

/** The console of a person in an environment; `undefined` where they have none there. */
export async function actorIn(person: Person, email: string, environment: Environment): Promise<Actor | undefined> {
  const { status, json } = await person.request(`/api/console?environment=${environment}`);
  return status === 200 && json.environment === environment ? { email, person, console: json, environment } : undefined;
}

function address({ api }: ResolvedResource, action: ResolvedAction, [id]: readonly string[]): string {
  return action.scope === 'record' ? `${api}/${id}/actions/${action.id}` : `${api}/actions/${action.id}`;
}

/** The error code of an answer, with its fields. */
function reasonOf({ error_code, errors = [] }: TestResponse['json']): string {
  const fields = errors.map((error: Record<string, string>) => `${error.field} ${error.code ?? error.message}`);
  return [error_code, ...fields].join(' / ');
}

/** Tries actions, each on suitable records with the values that its form requires. */
export class ActionTrier {
  readonly outcome: Outcome = { done: new Set(), refused: new Map(), merged: new Set(), unexpected: [] };
  /** Picked and uploaded once for each actor. */
  private readonly kept = new Map<string, Promise<string | undefined>>();

  constructor(
    private readonly test: TestApp,
    private readonly actor: Actor,
  ) {}

  private once(name: string, work: () => Promise<string | undefined>): Promise<string | undefined> {
    const known = this.kept.get(name) ?? work();
    this.kept.set(name, known);
    return known;
  }

  private request(url: string, payload?: object): Promise<TestResponse> {
    const { person, environment } = this.actor;
    const address = `${url}${url.includes('?') ? '&' : '?'}environment=${environment}`;
    if (payload === undefined) return person.request(address);
    return person.request(address, { method: 'POST', headers: { 'idempotency-key': randomUUID() }, payload });
  }

  private async rows(
    api: string,
    count: number,
    start = 0,
  ): Promise<{ id: string; status?: unknown; can?: string[] }[]> {
    const { json } = await this.request(listUrl(api, { range: [start, start + count - 1] }));
    return Array.isArray(json) ? json : [];
  }

  private async pick(resource: string): Promise<string | undefined> {
    const api = this.actor.console.resources[resource]?.api;
    const rows = api === undefined ? [] : await this.rows(api, 20);
    return (
      rows.find(({ status }) => status === 'ACTIVE') ??
      rows.find(({ status }) => status !== 'INVITED') ??
      rows[0]
    )?.id;
  }

  private async form(at: string): Promise<FormAnswer | undefined> {
    const answer = await this.request(`${at}/form`);
    if (answer.status >= 500) this.outcome.unexpected.push(`${answer.status}: GET ${at}/form`);
    return answer.status === 200 ? answer.json : undefined;
  }

  private async input(name: string, action: string, form: FormAnswer): Promise<object> {
    const made = await formInput(form, {
      currency: this.actor.console.business.currency,
      email: this.actor.email,
      pick: (resource) => this.once(`pick ${resource}`, () => this.pick(resource)),
      upload: async () =>
        (await this.once('upload', () => uploadDocument(this.actor.person, this.actor.environment))) ?? '',
    });
    const hints: Readonly<Record<string, unknown>> = { ...FORM_HINTS[name], ...FORM_HINTS[`${name} ${action}`] };
    const values: Record<string, unknown> = { ...made, ...hints };
    // A hint of a list is about each of its items.
    for (const [field, hint] of Object.entries(hints)) {
      const items: unknown = Reflect.get(made, field);
      if (Array.isArray(hint) && Array.isArray(items) && typeof hint[0] === 'object')
        values[field] = items.map((item) => ({ ...item, ...hint[0] }));
    }
    return values;
  }

  private async confirmation(name: string, action: ResolvedAction, id: string | undefined) {
    if (action.confirmation === 'pin') return { type: 'pin', pin: PIN };
    if (action.confirmation !== 'otp') return undefined;
    const { email, console, environment } = this.actor;
    const otp = { business_id: console.business.id, environment, type: 'ACTION', resource: name, action: action.id };
    await this.request('/api/otp', id === undefined ? otp : { ...otp, id });
    const { json } = await requestWithoutSession(this.test, `/api/demo/outbox?to=${encodeURIComponent(email)}`);
    return { type: 'otp', code: codeIn(json) };
  }

  /** The body of the action; a user who may not send it is rejected with it as well. */
  async body(name: string, resource: ResolvedResource, action: ResolvedAction, ids: readonly string[]) {
    const { console, environment } = this.actor;
    const id = action.scope === 'record' ? ids[0] : undefined;
    const form = action.form === undefined ? undefined : await this.form(address(resource, action, ids));
    const input = form && (await this.input(name, action.id, form));
    const confirmation = await this.confirmation(name, action, id);
    return {
      business_id: console.business.id,
      environment,
      ...(input && { input }),
      ...(action.edits && form && { initial: form.values }),
      ...(confirmation && { confirmation }),
      ...(action.scope === 'selection' && { selection: { ids } }),
    };
  }

  /** Checks that the record is left or gone as the response says. */
  private async checkLeft(
    resource: ResolvedResource,
    [id]: readonly string[],
    answer: TestResponse,
    what: string,
  ): Promise<void> {
    if (resource.detail === undefined) return;
    const { status } = await this.request(`${resource.api}/${id}`);
    const isThere = status === 200;
    if (isThere === (answer.json.left === true))
      this.outcome.unexpected.push(`${what} answers left: ${answer.json.left}, and its record ${status}`);
  }

  /** The error code of a job that changed nothing; `undefined` where it changed a record. */
  private async jobError(id: string): Promise<string | undefined> {
    for (let looks = 0; looks < 200; looks += 1) {
      const { json } = await this.request(`/api/jobs/${id}`);
      if (json.status === 'DONE') return json.done > 0 ? undefined : json.failures[0]?.error_code;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return 'NEVER_ENDS';
  }

  private refuse(what: string, reason: string): void {
    const { refused } = this.outcome;
    refused.set(what, (refused.get(what) ?? new Set()).add(reason));
  }

  /** Tries one action, and records its result. */
  async try(name: string, resource: ResolvedResource, action: ResolvedAction): Promise<void> {
    const { environment } = this.actor;
    const what = `${name} ${action.id} ${environment}`;
    const targets = await this.targets(resource, action);
    if (targets.length === 0) this.refuse(what, 'no record is open to it');
    for (const ids of targets) {
      const answer = action.gives
        ? await this.request(`${address(resource, action, ids)}/file`)
        : await this.request(address(resource, action, ids), await this.body(name, resource, action, ids));
      if (answer.status >= 500) this.outcome.unexpected.push(`${answer.status}: ${what} on ${ids}`);
      const jobError = answer.status === 202 ? await this.jobError(answer.json.job) : undefined;
      if (answer.status < 300 && jobError === undefined) {
        if (action.scope === 'record' && !action.gives) await this.checkLeft(resource, ids, answer, what);
        this.outcome.done.add(what);
        return;
      }
      this.refuse(what, jobError ?? reasonOf(answer.json));
    }
  }

  /**
   * Sends a form that began with other values than its record has by now, and in which nothing was changed: the record
   * must keep what it has.
   */
  async tryStaleEdit(name: string, resource: ResolvedResource, action: ResolvedAction): Promise<void> {
    const what = `${name} ${action.id} ${this.actor.environment}`;
    for (const ids of await this.targets(resource, action)) {
      const at = address(resource, action, ids);
      const before = await this.form(at);
      if (before === undefined) continue;
      const input = await this.input(name, action.id, { ...before, values: {} });
      const body = await this.body(name, resource, action, ids);
      const { status, json } = await this.request(at, { ...body, input, initial: input });
      if (status !== 200) {
        this.refuse(what, `as it was opened: ${reasonOf(json)}`);
        continue;
      }
      const values = (await this.form(at))?.values;
      if (JSON.stringify(values) === JSON.stringify(before.values)) this.outcome.merged.add(what);
      else this.outcome.unexpected.push(`${what} overwrites what was changed meanwhile`);
      return;
    }
  }

  /** What an action may be tried on: the records that it is open to one by one, or many at once, or none. */
  private async targets({ api }: ResolvedResource, { id, scope }: ResolvedAction): Promise<string[][]> {
    if (scope === 'list') return [[]];
    if (scope === 'selection') {
      const selected = await this.rows(api, SELECTED);
      return selected.length === 0 ? [] : [selected.map((row) => row.id)];
    }
    for (let page = 0; page < PAGES; page += 1) {
      const rows = await this.rows(api, LOOKED_AT, page * LOOKED_AT);
      const open = rows.flatMap((row) => (row.can?.includes(id) ? [[row.id]] : []));
      if (open.length > 0 || rows.length < LOOKED_AT) return open.slice(0, TRIES);
    }
    return [];
  }

  /** Sends an action as a user who may not run it, and expects 404 DATA_NOT_FOUND_ERROR. */
  async tryAs(other: Actor, name: string, resource: ResolvedResource, action: ResolvedAction): Promise<void> {
    const [ids] = await this.targets(resource, action);
    if (ids === undefined) return;
    const { console, environment } = this.actor;
    const selection = action.scope === 'selection' && { selection: { ids } };
    const { status, json } = await other.person.request(
      `${address(resource, action, ids)}?environment=${environment}`,
      {
        method: 'POST',
        headers: { 'idempotency-key': randomUUID() },
        payload: { business_id: console.business.id, environment, ...selection },
      },
    );
    if (status === 404 && json.error_code === 'DATA_NOT_FOUND_ERROR') return;
    this.outcome.unexpected.push(
      `${name} ${action.id} ${environment} answers ${other.email} ${status} ${json.error_code}`,
    );
  }
}
