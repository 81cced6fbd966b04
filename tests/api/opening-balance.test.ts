import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Tokens } from '#contract/generated/api.ts';
import { OPENING_BALANCES } from '#demo/data/openingBalances.ts';
import { DEMO_PIN } from '#demo/seedDemo.ts';
import { OPENING_REFERENCE } from '#server/domains/topUps/addOpeningBalance.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { mailTo, tokenIn } from '../helpers/mails.ts';
import { nextAddress } from '../helpers/nextAddress.ts';
import { listUrl, personWith, requestWithoutSession, signIn, write } from '../helpers/testApp.ts';

const PASSWORD = 'Sungai Batang Hari 12';

const master = ownerOf('owner@pasar.test', 'DEVELOPMENT');

function post(url: string, payload: object, headers: Record<string, string>) {
  const request = { method: 'POST', payload, headers, remoteAddress: nextAddress() } as const;
  return requestWithoutSession(master.test, url, request);
}

/** The ledger of a business by its e-mail and mode: its opening entries, minor units, and the sum of all. */
async function ledgerOf(email: string) {
  const { rows } = await master.test.database.pool.query(
    `select environment, account, amount::text, sum(amount) over (partition by environment)::text as sum
     from ledger_entries join businesses using (business_id)
     where email = $1 and reference = $2 and transaction_id is null order by environment, account`,
    [email, OPENING_REFERENCE],
  );
  return rows;
}

// Rule registration.opening-balance.
describe('the opening balance of test mode', () => {
  it('is that of the config in the demo as well, in each currency', () => {
    const { opening_balance } = master.test.config.current().config.limits.value;
    expect(opening_balance).toEqual(OPENING_BALANCES);
  });

  it.each([
    ['ID', 'rangga@saldo-awal.test', '10000000', { amount: '10000000', description: 'Saldo awal' }],
    ['PH', 'rangga@opening.test', '5000000', { amount: '50000.00', description: 'Opening balance' }],
  ])(
    'is posted once in %s, also when the mailed link is confirmed at the same moment, and not in live mode',
    async (country, email, minor, shown) => {
      const entered = { full_name: 'Rangga Saputra', email, password: PASSWORD, business_name: 'Toko Awal', country };
      const body = { ...entered, phone_number: '+628123456782', preferred_language: 'id' };
      await post('/api/registrations', body, { 'idempotency-key': randomUUID() });
      const token = tokenIn(await mailTo(master.test, email, /Konfirmasi|Confirm/), 'confirm_email');
      const confirm = () =>
        post('/api/users/confirm_email', { token, password: PASSWORD }, { 'x-new-authentication': 'true' });
      const answers = await Promise.all([confirm(), confirm(), confirm()]);
      const made = answers.filter(({ status }) => status === 200);
      expect(made).toHaveLength(1);
      expect(await ledgerOf(email)).toEqual([
        { environment: 'DEVELOPMENT', account: 'BALANCE', amount: minor, sum: '0' },
        { environment: 'DEVELOPMENT', account: 'CLEARING', amount: `-${minor}`, sum: '0' },
      ]);
      const owner = personWith(master.test.app, made[0]?.json as Tokens);
      const list = async (resource: string) => (await owner.request(listUrl(`/api/${resource}`))).json;
      expect(await list('balance')).toMatchObject([{ type: 'TOP_UP', ...shown }]);
      expect(await list('transactions')).toEqual([]);
    },
  );

  it('is sent by an account before it is paid; the platform that registers the account moves no money', async () => {
    const email = 'halo@rotan-trangsan.test';
    const own = () => ledgerOf('halo@pasar.test');
    const before = await own();
    const made = await master.act('xenplatform-accounts/actions/register', { email, name: 'Rotan Trangsan' });
    expect(made.status).toBe(200);
    expect(await own()).toEqual(before);
    const [{ id }] = await master.list('xenplatform-accounts', { q: 'Rotan Trangsan' });
    const person = await signIn(master.test, 'owner@pasar.test');
    const switched = await person.request('/api/switch-business', { method: 'POST', payload: { business_id: id } });
    const acting = personWith(master.test.app, switched.json as Tokens);
    const send = (amount: string) =>
      write(acting, '/api/disbursements/actions/create', {
        business_id: id,
        environment: 'DEVELOPMENT',
        input: { bank: 'BCA', account_number: '0123456789', account_name: 'Siti Rahma', amount },
        confirmation: { type: 'pin', pin: DEMO_PIN },
      });
    expect((await send('9000000')).status).toBe(200);
    expect((await send('9000000')).json.error_code).toBe('INSUFFICIENT_BALANCE_ERROR');
  });

  it('is in the ledger of every business of the demo, once', async () => {
    const { rows } = await master.test.database.pool.query(
      `select name, (select count(*)::int from ledger_entries e where e.business_id = b.business_id and reference = $1
         and account = 'BALANCE') as count from businesses b where go_live_status <> 'INVITED' and created < now() - interval '1 day'`,
      [OPENING_REFERENCE],
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ count }) => count !== 1)).toEqual([]);
  });
});
