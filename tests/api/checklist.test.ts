import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import { openOffice, type ReviewOffice } from '../helpers/access/reviewOffice.ts';
import { completeActivation } from '../helpers/completeActivation.ts';
import { type Person, personWith, signIn, startTestApp, type TestApp, write } from '../helpers/testApp.ts';

let test: TestApp;
let office: ReviewOffice;
let owner: Person;
let address: string;
let context: { business_id: string; environment: 'DEVELOPMENT' };
let complete: Record<string, unknown>;
let version = 0;

beforeAll(async () => {
  test = await startTestApp();
  office = await openOffice(test);
  owner = await signIn(test, 'new@baru.test');
  const { business } = (await owner.request('/api/console')).json;
  context = { business_id: business.id, environment: 'DEVELOPMENT' };
  const [{ id }] = (await owner.request('/api/activation')).json;
  address = `/api/activation/${id}`;
  complete = await completeActivation(owner);
}, 120_000);
afterAll(() => test.close());

interface Step {
  readonly id: string;
  readonly missing: readonly string[];
  readonly invalid: readonly string[];
}

const words = (keys: readonly string[]) => keys.map((key) => (en as Record<string, string>)[key] ?? key);

/** The steps that a person sees, with the words of their fields. */
async function stepsOf(person: Person) {
  const { checklist } = (await person.request(address)).json;
  return checklist?.steps.map(({ id, missing, invalid }: Step) => ({
    id,
    missing: words(missing),
    invalid: words(invalid),
  }));
}

/** The steps that are not complete. */
async function left(person = owner) {
  const steps: Step[] = await stepsOf(person);
  return steps.filter(({ missing, invalid }) => missing.length + invalid.length > 0);
}

async function saveDraft(values: object): Promise<void> {
  const payload = { ...context, values, version };
  const { json, status } = await owner.request(`${address}/actions/fill-in/draft`, { method: 'PUT', payload });
  expect([status, json.errors]).toEqual([200, undefined]);
  version = json.version;
}

// Rule forms.checklist.
describe('the checklist of a record', () => {
  it('has every step before anything is filled in, those of companies apart', async () => {
    const steps: Step[] = await stepsOf(owner);
    expect(steps.map(({ id }) => id)).toEqual(['business', 'registration', 'representative', 'documents']);
    expect(steps[0]?.missing).toEqual(
      expect.arrayContaining(['Kind of business', 'Legal name', 'Website or shop page']),
    );
    expect(steps.flatMap(({ invalid }) => invalid)).toEqual([]);
  });

  it('names what is missing and what would be rejected, by step, without values', async () => {
    const { tax_file: _, ...draft } = complete;
    await saveDraft({ ...draft, tax_number: '12', representative_role: '', owners: [{ name: 'Bayu Pratama' }] });
    expect(await left()).toEqual([
      { id: 'registration', missing: [], invalid: ['Tax number'] },
      { id: 'representative', missing: ['Position'], invalid: [] },
      { id: 'owners', missing: [], invalid: ['Directors and owners'] },
      { id: 'documents', missing: ['Tax certificate'], invalid: [] },
    ]);
    const { checklist } = (await owner.request(address)).json;
    expect(JSON.stringify(checklist)).not.toMatch(/PT Baru Jaya|baru\.example|file_/);
  });

  it('is that of the form: each required field that is left out is named, and none else', async () => {
    await saveDraft(complete);
    expect(await left()).toEqual([]);
    // Without the kind of business or of document, fields that depend on it do not exist.
    const independent = Object.keys(complete).filter((name) => name !== 'entity_type' && name !== 'id_option');
    for (const name of independent) {
      const { [name]: _, ...rest } = complete;
      await saveDraft(rest);
      const open = await left();
      const named = open.flatMap(({ missing, invalid }) => [...missing, ...invalid]);
      const sent = await write(owner, `${address}/actions/fill-in`, { ...context, input: rest });
      expect([sent.status, named.length > 0], name).toEqual([400, true]);
    }
  });

  it('has what the services found', async () => {
    await saveDraft({ ...complete, website: 'https://blacklisted.example' });
    const body = { ...context, field: 'website', input: { website: 'https://blacklisted.example' } };
    const checked = await owner.request(`${address}/actions/fill-in/checks`, { method: 'POST', payload: body });
    expect(checked.status, JSON.stringify(checked.json)).toBeLessThan(300);
    const answered = async () => {
      await office.settle();
      return left();
    };
    await expect.poll(answered).toEqual([{ id: 'business', missing: [], invalid: ['Website or shop page'] }]);
  });

  it('is shown to all who see the record, with those who can fill it in', async () => {
    const grant = (email: string, administers: boolean) =>
      test.database.pool.query(
        `insert into memberships (business_id, user_id, can_view, can_edit, can_approve, operation, can_administer, can_manage_tech_settings, can_withdraw, created)
         select (select business_id from businesses where name = 'Baru Jaya'), user_id, true, false, false, false, $2, false, false, now()
         from user_emails where email = $1`,
        [email, administers],
      );
    await grant('viewer@kopi.test', false);
    await grant('approver@kopi.test', true);
    const kopi = await signIn(test, 'viewer@kopi.test');
    const payload = { business_id: context.business_id };
    const moved = await kopi.request('/api/switch-business', { method: 'POST', payload });
    const viewer = personWith(test.app, moved.json);
    const { checklist, can } = (await viewer.request(address)).json;
    expect([can ?? [], checklist.people.map(({ is_self }: { is_self: boolean }) => is_self)]).toEqual([
      [],
      [false, false],
    ]);
    expect(await left(viewer)).toEqual(await left());
    expect((await owner.request(address)).json.checklist.people[0]).toEqual({ name: 'Bayu Pratama', is_self: true });
  });

  it('is in the journey of those who administer, and gone once the form is sent', async () => {
    await saveDraft({ ...complete, agreed: false });
    const journey = async () => (await owner.request('/api/journeys/activation')).json.checklists;
    const { documents } = await journey();
    expect(documents.find(({ id }: Step) => id === 'documents').missing).toEqual([
      'forms.activation.section_agreement',
    ]);
    const { status } = await write(owner, `${address}/actions/fill-in`, { ...context, input: complete });
    expect([status, await journey(), await stepsOf(owner)]).toEqual([200, undefined, undefined]);
  });

  it('is in no other list of records', async () => {
    const [row] = (await owner.request('/api/activation')).json;
    expect(row.checklist).toBeUndefined();
  });
});
