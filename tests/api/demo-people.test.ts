import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEMO_BUSINESSES } from '#demo/data/businesses.ts';
import { DEMO_PEOPLE } from '#demo/data/people.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { listUrl, ROOT, signIn } from '../helpers/testApp.ts';

const accountant = ownerOf('akuntan@jasa.test', 'PRODUCTION');

describe('the demo', () => {
  // Rule modes.statuses.
  it('has a business in every status', async () => {
    const { definitions } = JSON.parse(readFileSync(join(ROOT, 'schemas/shared/guard.schema.json'), 'utf8'));
    const { rows } = await accountant.test.database.pool.query(
      'select distinct go_live_status as status from businesses',
    );
    expect(rows.map(({ status }) => status).sort()).toEqual([...definitions.status.enum].sort());
  });

  // Rule brands.kinds.
  it('has a business of every brand', async () => {
    const { rows } = await accountant.test.database.pool.query('select distinct brand from businesses order by brand');
    expect(rows.map(({ brand }) => brand)).toEqual([...accountant.test.config.current().config.brands.keys()].sort());
  });

  // Rule modes.live-statuses.
  it('shows the owner of a business in each status its home page, in the mode that the status allows', async () => {
    const { test } = accountant;
    for (const { status, members, key } of DEMO_BUSINESSES.filter(
      ({ age, trade }) => trade === undefined && age < 400,
    )) {
      const [first] = members;
      if (first === undefined) continue;
      const { json } = await (await signIn(test, first.email)).request('/api/console');
      expect([key, json.business.go_live_status, json.environment]).toEqual([
        key,
        status,
        status === 'LIVE' ? 'PRODUCTION' : 'DEVELOPMENT',
      ]);
    }
  });

  // Rule modes.business-search.
  it('has a person of ten businesses, each in another status', async () => {
    const own = (await accountant.person.request('/api/user/businesses')).json;
    expect(own).toHaveLength(10);
    const { rows } = await accountant.test.database.pool.query(
      `select count(distinct go_live_status)::int as statuses from memberships join businesses using (business_id)
       join user_emails using (user_id) where user_emails.email = 'akuntan@jasa.test'`,
    );
    expect(rows).toEqual([{ statuses: 10 }]);
  });

  // Rule access.excluded-pages, navigation.root.
  it('has a business whose excluded pages are closed to its owner, who begins at the escrow balance', async () => {
    const owner = await signIn(accountant.test, 'owner@properti.test');
    const { resources, home } = (await owner.request('/api/console')).json;
    expect(home).toBe('/escrow-balance');
    for (const name of ['transactions', 'disbursements', 'payouts', 'retail-outlets']) {
      expect([name, resources[name]]).toEqual([name, undefined]);
      expect((await owner.request(listUrl(`/api/${name}`))).status).toBe(404);
    }
    expect((await owner.request(listUrl('/api/escrow-account'))).status).toBe(200);
  });

  // Rule platform.registration, brands.kinds.
  it('has a Philippine account of the partner’s brand, and an invited one without people', async () => {
    const master = await signIn(accountant.test, 'owner@mitra-manila.test');
    const accounts = (await master.request(listUrl('/api/xenplatform-accounts'))).json;
    expect(accounts.map(({ name, status }: Record<string, string>) => [name, status]).sort()).toEqual([
      ['Lipa Coffee Traders', 'LIVE'],
      ['Taal Woodcraft', 'INVITED'],
    ]);
    const owner = await signIn(accountant.test, 'owner@lipa.test');
    const { business, brand } = (await owner.request('/api/console')).json;
    expect([business.country, brand.name]).toEqual(['PH', 'Mitra Niaga Pay']);
    expect((await owner.request(listUrl('/api/transactions'))).json).not.toEqual([]);
  });

  // Rule reviews.opened.
  it('has the activations that wait in the queue of our reviewers', async () => {
    const { rows } = await accountant.test.database.pool.query(
      `select business_name from reviews where kind = 'ACTIVATION' and environment = 'PRODUCTION'
       and status in ('NEW', 'IN_REVIEW', 'NEEDS_INFO', 'PROPOSED') order by 1`,
    );
    const waiting = [
      'Apotek Sehat Sentosa',
      'Bengkel Jaya Motor',
      'Katering Bu Ningsih',
      'Roti Melati',
      'Salon Kenanga',
    ];
    expect(rows.map(({ business_name }) => business_name)).toEqual([...waiting, 'Studio Foto Lensa']);
  });

  // Rule forms.checklist, activation.documents.
  it('lacks nothing but its documents in an activation that was sent, and has a draft of one that was begun', async () => {
    const { rows } = await accountant.test.database.pool.query<{ email: string; status: string }>(
      `select a.status, e.email from activations a join memberships m using (business_id) join user_emails e using (user_id)
       where a.environment = 'DEVELOPMENT' and a.status in ('DECLINED', 'AWAITING_DATA') and m.can_administer`,
    );
    const lacks: string[] = [];
    for (const { email, status } of rows.filter(({ email }) => email.startsWith('owner@'))) {
      const owner = await signIn(accountant.test, email);
      const [{ id }] = (await owner.request('/api/activation?environment=DEVELOPMENT')).json;
      const { checklist } = (await owner.request(`/api/activation/${id}?environment=DEVELOPMENT`)).json;
      if (checklist === undefined) continue;
      const fields = checklist.steps.flatMap(({ missing, invalid }: Record<string, string[]>) => [
        ...(missing ?? []),
        ...(invalid ?? []),
      ]);
      if (status === 'DECLINED') lacks.push(...fields.filter((field: string) => !field.endsWith('_file')));
      else expect(fields, email).not.toContain('forms.activation.legal_name');
    }
    expect(rows.map(({ status }) => status)).toEqual(expect.arrayContaining(['DECLINED', 'AWAITING_DATA']));
    expect(lacks).toEqual([]);
  });

  it('has each of its businesses and people in the table of its README', () => {
    const text = readFileSync(join(ROOT, 'src/demo/README.md'), 'utf8');
    for (const { name, status } of DEMO_BUSINESSES) {
      expect(text).toMatch(new RegExp(`^\\| ${name} \\| .+ \\|$`, 'm'));
      if (status !== 'LIVE') expect(text).toMatch(new RegExp(`^\\| ${name} \\| ${status}\\b`, 'm'));
    }
    for (const email of Object.keys(DEMO_PEOPLE)) expect(text).toContain(`\`${email}\``);
    const named = [...text.matchAll(/`([^`\s]+@[^`\s]+\.test)`/g)].map(([, email]) => email);
    expect(named.filter((email) => !Object.hasOwn(DEMO_PEOPLE, email ?? ''))).toEqual([]);
  });
});
