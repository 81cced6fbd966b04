import { expect } from 'vitest';
import type { Environment } from '#contract/generated/config.ts';
import type {
  MethodPartner,
  MethodPartners,
  PartnerInquiry,
  PartnerResult,
} from '#server/domains/paymentMethods/partners/MethodPartner.ts';
import { partnerQueue } from '#server/domains/paymentMethods/partners/partnerQueue.ts';
import { defaultPartners } from '#server/domains/paymentMethods/partners/simulatedPartner.ts';
import { reviewQueue } from '#server/domains/reviews/reviewQueue.ts';
import { mailsTo } from '../../helpers/mails.ts';
import { processDue } from '../../helpers/processDue.ts';
import { type Person, signIn, startTestApp, type TestApp, write } from '../../helpers/testApp.ts';
import { type Applicant, fieldsOf, fillIn, methodOf, send, setStatus } from './applications.ts';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** The simulated partners of the demo. */
export const SIMULATED = defaultPartners({ demo: true });

/** A phone number that the simulated partner accepts, and one with an ending of it. */
export function phoneEnding(ending = '7890'): string {
  return `+628123456${ending}`;
}

/** A business that applies, and the reviewers and partners that answer. */
export class Partnered {
  private constructor(
    readonly applicant: Applicant,
    private readonly reviewer: Person,
    private readonly office: string,
    private readonly email: string,
  ) {}

  /** Starts the app without its own background work: a test does it at a time of its own. */
  static async start(email: string, environment: Environment): Promise<Partnered> {
    return Partnered.in(await startTestApp({ doesBackgroundWork: false }), email, environment);
  }

  /** Another business, or another mode, in an app. */
  static async in(test: TestApp, email: string, environment: Environment): Promise<Partnered> {
    const person = await signIn(test, email);
    const { business } = (await person.request('/api/console')).json;
    const reviewer = await signIn(test, 'staff@beranda.test');
    const office = (await reviewer.request('/api/console')).json.business.id;
    return new Partnered({ test, person, business: business.id, environment }, reviewer, office, email);
  }

  get test(): TestApp {
    return this.applicant.test;
  }

  /** Does what is queued for reviews until a time from now. */
  async settle(ahead = 0): Promise<void> {
    await processDue(reviewQueue(this.test), this.test.database, ahead);
  }

  /** Sends every method that is due at a time from now to its partner, and what follows for the reviews. */
  async work(ahead: number, partners: MethodPartners = SIMULATED): Promise<void> {
    await this.pollOnly(ahead, partners);
    await this.settle(ahead);
  }

  async pollOnly(ahead: number, partners: MethodPartners = SIMULATED): Promise<void> {
    const queue = partnerQueue(this.test, partners);
    await processDue(queue, this.test.database, ahead);
  }

  method(channel: string) {
    return methodOf(this.applicant, channel);
  }

  async step(channel: string): Promise<string> {
    const { status, sub_status } = await this.method(channel);
    return `${status} ${sub_status}`;
  }

  async act(channel: string, action: string, input?: object): Promise<void> {
    const { id } = await this.method(channel);
    const { status, json } = await send(this.applicant, id, action, input);
    expect([status, json.errors, json.error_code], action).toEqual([200, undefined, undefined]);
    await this.settle();
  }

  async submit(channel: string, action: string, phone_number = phoneEnding()): Promise<void> {
    const { id } = await this.method(channel);
    await this.act(channel, action, { ...(await fillIn(this.applicant, id, action)), phone_number });
  }

  /** Applies with a phone number, as if for the first time; no task or mail of before counts. */
  async apply(channel: string, phone_number = phoneEnding()): Promise<void> {
    const { pool } = this.test.database;
    const { id } = await this.method(channel);
    await pool.query(`delete from queue_tasks where queue = 'method-partner'`);
    await pool.query(`update reviews set status = 'WITHDRAWN' where subject_id = $1`, [id]);
    for (const table of ['outbox_messages', 'notifications']) await pool.query(`delete from ${table}`);
    await setStatus(this.applicant, 'disabled', channel);
    await this.submit(channel, 'activate', phone_number);
  }

  /** The business plays our reviewer, in test mode. */
  async advance(channel: string): Promise<void> {
    const { id } = await this.method(channel);
    await this.act(channel, 'advance', (await fieldsOf(this.applicant, id, 'advance')).values);
  }

  /** The newest review of a payment method, as a reviewer reads it. */
  async review(channel: string) {
    const { id } = await this.method(channel);
    const { rows } = await this.test.database.pool.query<{ id: string }>(
      `select 'rev_' || replace(id::text, '-', '') as id from reviews where subject_id = $1 order by created desc, id desc limit 1`,
      [id],
    );
    const { environment } = this.applicant;
    return (await this.reviewer.request(`/api/reviews/${rows[0]?.id}?environment=${environment}`)).json;
  }

  async answer(channel: string, action: string, input?: object) {
    const { id } = await this.review(channel);
    const { environment } = this.applicant;
    const body = { business_id: this.office, environment, ...(input && { input }) };
    return write(this.reviewer, `/api/reviews/${id}/actions/${action}`, body);
  }

  /** Our reviewer checks what was submitted, and moves the method to its partner. */
  async check(channel: string): Promise<void> {
    expect((await this.answer(channel, 'take')).status).toBe(200);
    const { environment } = this.applicant;
    const { id } = await this.review(channel);
    const form = await this.reviewer.request(`/api/reviews/${id}/actions/advance/form?environment=${environment}`);
    expect((await this.answer(channel, 'advance', form.json.values)).status).toBe(200);
    await this.settle();
  }

  /** The subjects of the mails to the person since the application, oldest first. */
  async mails(): Promise<string[]> {
    return (await mailsTo(this.test, this.email)).map(({ subject }) => subject).reverse();
  }

  /** The kinds of the notifications about a payment method. */
  async notified(channel: string): Promise<string[]> {
    const { id } = await this.method(channel);
    const { rows } = await this.test.database.pool.query<{ kind: string }>(
      `select kind from notifications where record_id = right($1, 32)::uuid order by created, kind`,
      [id],
    );
    return rows.map(({ kind }) => kind);
  }

  /** Who did what to a payment method, oldest first. */
  async history(channel: string): Promise<string[]> {
    const { id } = await this.method(channel);
    const { rows } = await this.test.database.pool.query<{ line: string }>(
      `select actor_type || ' ' || actor_name || ': ' || (after ->> 'sub_status') as line from activity_logs
       where target_id = $1 and after ? 'sub_status' order by created, id`,
      [id],
    );
    return rows.map(({ line }) => line);
  }
}

/** A partner of both modes that answers with these results in this order, and keeps what it received. */
export function partnerOf(...results: readonly (PartnerResult | Error | (() => Promise<PartnerResult>))[]) {
  const received: PartnerInquiry[] = [];
  const left = [...results];
  const partner: MethodPartner = {
    async inquire(inquiry) {
      received.push(inquiry);
      const result = left.shift() ?? { state: 'UNDECIDED' };
      if (result instanceof Error) throw result;
      return typeof result === 'function' ? result() : result;
    },
  };
  return { received, partners: { DEVELOPMENT: partner, PRODUCTION: partner } };
}
