import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setStatus } from '#server/account/admin/administer.ts';
import { openOffice, type ReviewOffice } from '../helpers/access/reviewOffice.ts';
import { completeActivation } from '../helpers/completeActivation.ts';
import { mailTo } from '../helpers/mails.ts';
import { type Person, signIn, startTestApp, type TestApp, write } from '../helpers/testApp.ts';
import { uploadDocument } from '../helpers/uploadFile.ts';

let test: TestApp;
let office: ReviewOffice;

/** The owner of a business that is not live. */
interface Owner {
  readonly person: Person;
  readonly business: string;
  /** The id of the activation. */
  readonly id: string;
}

beforeAll(async () => {
  test = await startTestApp();
  office = await openOffice(test);
}, 120_000);
afterAll(() => test.close());

async function ownerOf(email: string): Promise<Owner> {
  const person = await signIn(test, email);
  const { business } = (await person.request('/api/console')).json;
  const [{ id }] = (await person.request('/api/activation')).json;
  return { person, business: business.id, id };
}

const goLive = async ({ person }: Owner) => (await person.request('/api/console')).json.business.go_live_status;
const activationOf = async ({ person, id }: Owner) => (await person.request(`/api/activation/${id}`)).json;

function draftOf({ person, id }: Owner) {
  return person.request(`/api/activation/${id}/actions/fill-in/draft`);
}

function saveDraft({ person, business, id }: Owner, values: object, version: number) {
  return person.request(`/api/activation/${id}/actions/fill-in/draft`, {
    method: 'PUT',
    payload: { business_id: business, environment: 'DEVELOPMENT', values, version },
  });
}

async function submit({ person, business, id }: Owner, input: object) {
  const body = { business_id: business, environment: 'DEVELOPMENT' as const, input };
  const { status, json } = await write(person, `/api/activation/${id}/actions/fill-in`, body);
  await office.settle();
  return { status, json };
}

describe('the draft of a form with steps', () => {
  // Rule forms.shared-drafts, activation.begins.
  it('is kept on the server by version, and begins the activation', async () => {
    const owner = await ownerOf('new@baru.test');
    expect((await draftOf(owner)).json).toEqual({ version: 0, values: {} });
    expect([(await activationOf(owner)).status, await goLive(owner)]).toEqual(['OPEN', 'REGISTERED']);

    const saved = await saveDraft(owner, { legal_name: 'PT Baru' }, 0);
    expect([saved.status, saved.json.version, saved.json.saved_by]).toEqual([
      200,
      1,
      { name: 'Bayu Pratama', is_self: true },
    ]);
    expect([(await activationOf(owner)).status, await goLive(owner)]).toEqual(['AWAITING_DATA', 'AWAITING_DOCS']);

    // What another device has not seen is not overwritten.
    const stale = await saveDraft(owner, { legal_name: 'PT Lain' }, 0);
    expect([stale.status, stale.json.error_code]).toEqual([409, 'DRAFT_CHANGED_ERROR']);
    expect((await saveDraft(owner, { legal_name: 'PT Baru', website: 'https://' }, 1)).json.version).toBe(2);
    const { headers, json } = await draftOf(owner);
    expect(json.values).toEqual({ legal_name: 'PT Baru', website: 'https://' });
    const again = await owner.person.request(`/api/activation/${owner.id}/actions/fill-in/draft`, {
      headers: { 'if-none-match': headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('may be incomplete, but has no other names, types and card numbers than the form', async () => {
    const owner = await ownerOf('new@baru.test');
    let { version, values } = (await draftOf(owner)).json;
    for (const wrong of [{ owner: 'x' }, { legal_name: 7 }, { owners: 'x' }, { legal_name: '4111 1111 1111 1111' }]) {
      const { status, json } = await saveDraft(owner, wrong, version);
      expect([status, Object.keys(wrong)]).toEqual([400, [expect.any(String)]]);
      expect(['API_VALIDATION_ERROR', 'CARD_NUMBER_ERROR']).toContain(json.error_code);
    }
    // What a later choice hides may be shown again by the next one.
    const hidden = { entity_type: 'INDIVIDUAL_DOMESTIC', owners: [{ name: 'Bayu Pratama' }] };
    const kept = await saveDraft(owner, hidden, version);
    expect([kept.status, kept.json.values]).toEqual([200, hidden]);
    expect((await saveDraft(owner, { ...hidden, owners: 'x' }, version + 1)).status).toBe(400);
    expect((await saveDraft(owner, values, version + 1)).status).toBe(200);
    version += 2;
    // However much is missing: what is wrong is found.
    const many = Array.from({ length: 20 }, () => ({}));
    expect((await saveDraft(owner, { owners: [...many.slice(1), { name: 7 }] }, version)).status).toBe(400);
    expect((await saveDraft(owner, { owners: [...many, {}] }, version)).status).toBe(400);
    expect((await saveDraft(owner, { description: 'x'.repeat(200_000) }, version)).status).toBe(413);
    expect((await saveDraft(owner, { legal_name: 'x' }, -1)).status).toBe(400);
    expect((await draftOf(owner)).json.version).toBe(version);
  });

  it('exists for those who may send the form alone, and for no form without steps', async () => {
    const owner = await ownerOf('docs@baru.test');
    const other = await ownerOf('new@baru.test');
    const address = `/api/activation/${owner.id}/actions/fill-in/draft`;
    expect((await owner.person.request(address)).json.values).toMatchObject({ legal_name: 'PT Baru Dokumen' });
    expect((await other.person.request(address)).status).toBe(404);
    const kopi = await signIn(test, 'owner@kopi.test');
    expect((await kopi.request(address)).status).toBe(404);
    expect((await kopi.request('/api/customers/actions/create/draft')).status).toBe(404);
  });

  // Rule activation.pages, access.each-request.
  it('is closed to a member who may not administer the business', async () => {
    const owner = await ownerOf('docs@baru.test');
    const grant = (administers: boolean) =>
      test.database.pool.query(
        `update memberships set can_administer = $1 where business_id = (select business_id from businesses where name = 'Baru Dokumen')`,
        [administers],
      );
    await grant(false);
    const { can } = await activationOf(owner);
    const form = await owner.person.request(`/api/activation/${owner.id}/actions/fill-in/form`);
    const saved = await saveDraft(owner, { legal_name: 'PT Lain' }, 1);
    const sent = await submit(owner, {});
    expect([can ?? [], form.status, (await draftOf(owner)).status, saved.status, sent.status]).toEqual([
      [],
      404,
      404,
      404,
      404,
    ]);
    await grant(true);
    expect((await draftOf(owner)).json.values.legal_name).toBe('PT Baru Dokumen');
  });

  // Rule forms.file-readers.
  it('keeps its files from the sweep, and shows them to those who fill it in', async () => {
    const owner = await ownerOf('docs@baru.test');
    const primary_id_file = await uploadDocument(owner.person, 'DEVELOPMENT');
    const { version, values } = (await draftOf(owner)).json;
    expect((await saveDraft(owner, { ...values, primary_id_file }, version)).status).toBe(200);
    const uuid = String(primary_id_file).slice('file_'.length);
    const { rows } = await test.database.pool.query<{ kept: boolean }>(
      `select exists (select from form_drafts where jsonb_path_exists(values, '$.* ? (@ == $file)',
         jsonb_build_object('file', 'file_' || $1::text))) as kept`,
      [uuid],
    );
    expect(rows).toEqual([{ kept: true }]);
    expect((await owner.person.request(`/api/files/${primary_id_file}`)).status).toBe(200);
  });
});

describe('an activation', () => {
  // Rule activation.entity-types-indonesia, activation.documents.
  it('is submitted when it is complete, with each missing field named', async () => {
    const owner = await ownerOf('new@baru.test');
    const refused = await submit(owner, { entity_type: 'ENTITY_DOMESTIC' });
    const missing = refused.json.errors.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);
    expect(refused.status).toBe(400);
    expect(missing).toEqual(expect.arrayContaining(['legal_name required', 'owners required', 'agreed required']));

    const form = await completeActivation(owner.person);
    const cases: readonly [object, string][] = [
      [{ entity_type: 'CORPORATION' }, 'entity_type enum'],
      // Rule activation.industry-sectors.
      [{ sector: 'CAFE' }, 'sector sector_elsewhere'],
      // Rule forms.passport-sec-port.
      [{ primary_id: 'PASSPORT', primary_id_number: '12345678' }, 'primary_id_number passport'],
      [{ primary_id: 'PASSPORT', primary_id_number: 'A123456789' }, 'primary_id_number passport'],
      [{ website: 'https://baru.example:65536' }, 'website'],
      [{ tax_number: '123' }, 'tax_number'],
      // Rule forms.registration-numbers.
      [{ registration_number: '123' }, 'registration_number'],
      [{ agreed: false }, 'agreed const'],
      [{ owners: [] }, 'owners required'],
      [{ id_option: 'TWO_SECONDARY' }, 'id_option enum'],
      [{ entity_type: 'INDIVIDUAL_DOMESTIC' }, 'owners unknown'],
      [{ representative_birth_date: '2099-01-01' }, 'representative_birth_date future'],
      [{ address: { ...(form.address as object), postal_code: '99999' } }, 'address.postal_code postal_code_elsewhere'],
    ];
    for (const [change, expected] of cases) {
      const { status, json } = await submit(owner, { ...form, ...change });
      const errors = json.errors?.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);
      expect([status, errors], expected).toEqual([
        400,
        expect.arrayContaining([expect.stringMatching(`^${expected}`)]),
      ]);
    }
  });

  // Rule activation.reviewed, activation.profile, reviews.four-eyes, reviews.documents, modes.transitions.
  it('goes from the form over two reviewers to live mode', async () => {
    const owner = await ownerOf('new@baru.test');
    const form = await completeActivation(owner.person);
    const { status, json } = await submit(owner, form);
    expect([status, json.errors]).toEqual([200, undefined]);
    expect([(await activationOf(owner)).status, await goLive(owner)]).toEqual([
      'DATA_PROVIDED',
      'PENDING_VERIFICATION',
    ]);
    const { rows } = await test.database.pool.query('select 1 from form_drafts where form = $1 and record_id = $2', [
      'activation',
      owner.id.slice('act_'.length),
    ]);
    expect(rows).toEqual([]);

    const opened = await office.reviewOf(owner.id);
    expect(opened).toMatchObject({ kind: 'ACTIVATION', status: 'NEW', subject_name: 'PT Baru Jaya', four_eyes: true });
    expect(opened.after).toMatchObject({ tax_number: form.tax_number, primary_id_file: form.primary_id_file });
    const file = await office.first.request(`/api/files/${form.primary_id_file}?environment=PRODUCTION`);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'image/png']);
    // A file of the same business that the form does not name stays closed.
    const stray = await uploadDocument(owner.person, 'DEVELOPMENT');
    expect((await office.first.request(`/api/files/${stray}?environment=PRODUCTION`)).status).toBe(404);

    expect(await office.review(office.first, opened.id, 'take')).toEqual([200, undefined]);
    expect(await office.review(office.first, opened.id, 'approve', {})).toEqual([200, undefined]);
    expect(await goLive(owner)).toBe('PENDING_VERIFICATION');
    expect((await office.review(office.first, opened.id, 'confirm'))[1]).toBe('FOUR_EYES_ERROR');
    // Rule modes.limited-tier: let in meanwhile, it is still verified by its activation.
    const tier = { business: owner.business, status: 'TIER_1', reason: 'Known from another product' };
    await setStatus(test.database, tier, new Date());
    expect(await goLive(owner)).toBe('TIER_1');
    expect(await office.review(office.second, opened.id, 'confirm')).toEqual([200, undefined]);
    expect(await goLive(owner)).toBe('LIVE');
    const profile = { legal_name: 'PT Baru Jaya', tax_number: form.tax_number, city: 'Kota Bandung' };
    const { rows: profiles } = await test.database.pool.query(
      `select environment, legal_name, tax_number, city from business_profiles
       where business_id = (select business_id from businesses where name = 'Baru Jaya') order by environment`,
    );
    for (const own of profiles) expect(own).toMatchObject(profile);
    await mailTo(test, 'new@baru.test', /disetujui/);
  });

  // Rule modes.operator-statuses.
  it.each(['owner@pulsa.test', 'owner@emas.test'])(
    'is not sent by a business that was not accepted: %s',
    async (email) => {
      const owner = await ownerOf(email);
      expect((await activationOf(owner)).can ?? []).not.toContain('fill-in');
      const form = await owner.person.request(`/api/activation/${owner.id}/actions/fill-in/form`);
      expect([form.status, form.json.error_code]).toEqual([404, 'DATA_NOT_FOUND_ERROR']);
      const reason = 'It has moved to another industry';
      await setStatus(test.database, { business: owner.business, status: 'AWAITING_DOCS', reason }, new Date());
      expect((await activationOf(owner)).can).toContain('fill-in');
    },
  );

  // Rule activation.tried, reviews.reasons.
  it('is tried in test mode while it is checked; a declined one is corrected and sent again', async () => {
    const owner = await ownerOf('docs@baru.test');
    expect((await submit(owner, await completeActivation(owner.person))).status).toBe(200);
    const body = { business_id: owner.business, environment: 'DEVELOPMENT' as const };
    const tried = await write(owner.person, `/api/activation/${owner.id}/actions/try`, body);
    expect([tried.status, await goLive(owner)]).toEqual([200, 'LIVE_TESTMODE']);
    expect((await owner.person.request('/api/transactions?environment=PRODUCTION')).status).toBe(403);

    const opened = await office.reviewOf(owner.id);
    await office.review(office.first, opened.id, 'take');
    await office.review(office.first, opened.id, 'decline', {
      reason: 'UNREADABLE',
      note: 'The picture of the KTP is dark.',
    });
    await office.review(office.second, opened.id, 'confirm');
    expect(await activationOf(owner)).toMatchObject({ status: 'DECLINED', reason: 'UNREADABLE' });
    expect(await goLive(owner)).toBe('AWAITING_DOCS');
    expect((await mailTo(test, 'docs@baru.test', /tidak dapat disetujui/)).text).toContain('The picture of the KTP');

    // The form begins with what was sent, files included.
    const start = (await owner.person.request(`/api/activation/${owner.id}/actions/fill-in/form`)).json.values;
    expect(start).toMatchObject({ legal_name: 'PT Baru Jaya', primary_id_file: expect.stringMatching(/^file_/) });
    const again = await submit(owner, { ...start, agreed: true });
    expect([again.status, again.json.errors]).toEqual([200, undefined]);
    expect(await activationOf(owner)).toMatchObject({ status: 'DATA_PROVIDED', reason: null, note: null });
  });
});
