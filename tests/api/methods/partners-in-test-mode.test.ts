import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { METHOD_CATALOGUE } from '#server/domains/paymentMethods/methodCatalogue.ts';
import { nextStep, stepsOf } from '#server/domains/paymentMethods/nextStep.ts';
import { startTestApp, type TestApp, write } from '../../helpers/testApp.ts';
import { DAY, MINUTE, Partnered, phoneEnding } from './partnered.ts';

let test: TestApp;
const businesses = new Map<string, Partnered>();
beforeAll(async () => {
  test = await startTestApp({ doesBackgroundWork: false });
  businesses.set('ID', await Partnered.in(test, 'owner@kopi.test', 'DEVELOPMENT'));
  businesses.set('PH', await Partnered.in(test, 'owner@manila.test', 'DEVELOPMENT'));
}, 120_000);
afterAll(() => test.close());

function businessIn(country: string): Partnered {
  const found = businesses.get(country);
  if (found === undefined) throw new Error(`No business of ${country} applies.`);
  return found;
}

const CHANNELS = (['ID', 'PH'] as const).flatMap((country) =>
  METHOD_CATALOGUE[country].map(([channel]) => [country, channel] as const),
);

/** What every business submits. */
const SUBMITTED = { current_provider: 'Lain Bayar' };

/** The steps at which our staff moves a method on, or the business in its place. */
const OF_STAFF = ['new_submission', 'new_user_activation', 'awaiting_pg_switch_confirmation_from_customer'];

/** The steps that a method passes where nothing is missing. */
function ladderOf(steps: readonly string[]): string[] {
  const passed = [steps[0] ?? ''];
  const after = (step: string | undefined) => nextStep(steps, step, SUBMITTED);
  for (let next = after(passed[0]); next !== undefined; next = after(next)) passed.push(next);
  return [...passed, steps.at(-1) ?? ''];
}

// Rule payment-methods.partner-steps, payment-methods.steps-of-channels, payment-methods.estimate.
describe.each(CHANNELS)('in %s, %s in test mode', (country, channel) => {
  it('is moved on by the business at the steps of our staff, and by its partner at all others, until it is live in time', async () => {
    const business = businessIn(country);
    await business.apply(channel);
    const passed: string[] = [];
    const next = async (ahead: number) => {
      const { sub_status, status } = await business.method(channel);
      if (passed.at(-1) !== sub_status) passed.push(String(sub_status));
      if (status !== 'pending') return false;
      if (!OF_STAFF.includes(String(sub_status))) await business.work(ahead);
      else {
        // No partner has it yet.
        await business.work(30 * DAY);
        expect(await business.step(channel)).toBe(`pending ${sub_status}`);
        await business.advance(channel);
      }
      return true;
    };
    const { estimated_activation_timestamp } = await business.method(channel);
    const days = Date.parse(String(estimated_activation_timestamp)) - Date.now();
    for (const ahead of [0.6, 0.7, 0.8, 0.9, 0.95, 1]) if (!(await next(ahead * days))) break;
    expect(passed).toEqual(ladderOf(stepsOf(test.config.current().config, channel)));
    const live = await business.method(channel);
    expect(live.status).toBe('enabled');
    expect(Date.parse(String(live.activated_at))).toBeLessThan(Date.parse(String(estimated_activation_timestamp)));
  });
});

describe('in test mode', () => {
  it('people may play the answer before the partner has one, which then changes nothing', async () => {
    const business = businessIn('ID');
    await business.apply('OVO', phoneEnding('0000'));
    await business.advance('OVO');
    await business.act('OVO', 'enable');
    await business.work(4 * DAY);
    expect(await business.step('OVO')).toBe('enabled live');
    await business.act('OVO', 'deactivate');
    await business.work(10 * DAY);
    expect(await business.step('OVO')).toBe('rejected deactivated');
  });

  it('a review that no reviewer has taken waits for the business, and returns to the queue', async () => {
    const business = businessIn('ID');
    await business.apply('OVO', phoneEnding('0001'));
    await business.advance('OVO');
    expect(await business.review('OVO')).toMatchObject({ status: 'NEW', assignee: null });
    await business.work(4 * DAY);
    expect(await business.review('OVO')).toMatchObject({ status: 'NEEDS_INFO', assignee: null });
    await business.submit('OVO', 'complete');
    expect(await business.review('OVO')).toMatchObject({ status: 'NEW', assignee: null });
    await business.work(8 * DAY);
    expect(await business.step('OVO')).toBe('enabled live');
  });

  // Rule modes.test-clock.
  it('the partner has its result when the test clock has passed its time', async () => {
    const app = await startTestApp();
    const business = await Partnered.in(app, 'owner@warung.test', 'DEVELOPMENT');
    const { applicant } = business;
    await business.apply('OVO');
    await business.advance('OVO');
    const [clock] = (await applicant.person.request('/api/test-clocks?environment=DEVELOPMENT')).json;
    const body = { business_id: applicant.business, environment: 'DEVELOPMENT' as const, input: { step: 'WEEK' } };
    const moved = await write(applicant.person, `/api/test-clocks/${clock.id}/actions/move`, body);
    expect(moved.status, JSON.stringify(moved.json)).toBe(200);
    await expect.poll(() => business.step('OVO'), { timeout: 120_000, interval: 250 }).toBe('enabled live');
    const { activated_at, estimated_activation_timestamp } = await business.method('OVO');
    const late = Date.parse(String(estimated_activation_timestamp)) - Date.parse(String(activated_at));
    expect(Math.abs(late - 3.5 * DAY)).toBeLessThan(5 * MINUTE);
    await app.close();
  }, 180_000);
});
