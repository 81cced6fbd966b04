import { beforeEach, describe, expect, it } from 'vitest';
import { approversOfKopi, ENVIRONMENT } from '../helpers/access/approversOfKopi.ts';
import { mailsTo } from '../helpers/mails.ts';
import { listUrl, type Person, signIn, write } from '../helpers/testApp.ts';
import { uploadFile } from '../helpers/uploadFile.ts';

const HEAD = 'bank,account_number,account_name,amount,description,recipient_email,external_id';
const PATIENCE = { timeout: 30_000 };

const kopi = approversOfKopi();
beforeEach(async () => {
  await kopi.grant('approver@kopi.test', true);
  await kopi.grant('editor@kopi.test', true);
  await kopi.settle('self_approval = false, needs_approval = true, approval_from = null, second_approval_from = 50000');
});

/** Uploads a file as a batch, and waits until its rows have been validated. Returns the batch. */
async function upload(content: string | Buffer, person = kopi.creator) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const file = await uploadFile(person, { bytes, name: 'gaji.csv', accept: 'rows', environment: ENVIRONMENT });
  expect([file.status, file.json.error_code]).toEqual([201, undefined]);
  const made = await kopi.act(person, 'batch-disbursements/actions/upload', { file: file.json.id });
  expect([made.status, made.json.errors]).toEqual([200, undefined]);
  const address = `batch-disbursements/${made.json.id}`;
  await expect.poll(async () => (await kopi.read(address)).status, PATIENCE).not.toBe('VALIDATING');
  return kopi.read(address);
}

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly row_number: number;
  readonly problems: string[];
}

/** The rows of a batch's file as its screen lists them. */
async function rowsOf(id: string): Promise<Row[]> {
  const filter = { batch_disbursement_id: [id] };
  return (await kopi.creator.request(listUrl('/api/batch-rows', { environment: ENVIRONMENT, filter }))).json;
}

function approve(person: Person, id: string) {
  return kopi.act(person, `batch-disbursements/${id}/actions/approve`);
}

// Rule sending.batch-file, sending.batch-row-errors, sending.batch-repair.
describe('a file of a batch', () => {
  it('is validated at row and column, corrected, approved by two people, and sent', async () => {
    await kopi.settle(`notify_recipient = true, notify_email = 'uang@kopi.test'`);
    const before = await kopi.traces();
    const batch = await upload(
      [
        HEAD,
        'BCA,1234567890,Budi Santoso,"Rp 30.000",Gaji,budi@surat.example,',
        'BCAA,12x,,many,,not-an-address,has space',
        'Mandiri,12345678,Siti Rahma,20000,,,',
        'BRI,12345678,Agus Maulana,10000,,,',
      ].join('\r\n'),
    );
    expect(batch).toMatchObject({
      status: 'DRAFT',
      file_name: 'gaji.csv',
      total_count: 4,
      checked_progress: '4 / 4',
      invalid_count: 1,
      amount: '60000',
      failure_code: null,
    });
    const [wrong, ...others] = await rowsOf(batch.id);
    expect(wrong).toMatchObject({
      row_number: 3,
      status: 'INVALID',
      amount: null,
      amount_text: 'many',
      problems: [
        'BANK_UNKNOWN',
        'ACCOUNT_NUMBER_INVALID',
        'ACCOUNT_NAME_MISSING',
        'AMOUNT_INVALID',
        'RECIPIENT_EMAIL_INVALID',
        'EXTERNAL_ID_INVALID',
      ],
    });
    expect(others.map(({ row_number, bank, status }) => [row_number, bank, status])).toEqual([
      [2, 'BCA', 'VALID'],
      [4, 'MANDIRI', 'VALID'],
      [5, 'BRI', 'VALID'],
    ]);
    // The errors as a file, in the words of the language.
    const csv = await kopi.creator.request(
      `${listUrl('/api/batch-rows/export', { environment: ENVIRONMENT, filter: { batch_disbursement_id: [batch.id] } })}&language=en`,
    );
    expect([csv.status, csv.json]).toEqual([
      200,
      expect.stringContaining('Account name: missing, Amount: not an amount, '),
    ]);

    // Not while a row has an error.
    const submit = () => kopi.act(kopi.creator, `batch-disbursements/${batch.id}/actions/submit`);
    expect((await submit()).json.error_code).toBe('ACTION_NOT_AVAILABLE_ERROR');
    // A person who may edit as well helps to prepare it, and cannot approve it then.
    await kopi.test.database.pool.query(
      `update memberships set can_edit = true where user_id = (select user_id from user_emails where email = $1)`,
      ['approver@kopi.test'],
    );
    const edit = (values: object) => kopi.act(kopi.first, `batch-rows/${wrong?.id}/actions/edit`, values);
    const known = { bank: 'BNI', account_number: '987654321', account_name: 'Dewi Lestari' };
    const still = await edit({ ...known, amount: '0' });
    expect(still.json.errors).toEqual([expect.objectContaining({ field: 'amount', code: 'more_than_nothing' })]);
    expect((await edit({ ...known, amount: '40000', external_id: 'GAJI-2' })).status).toBe(200);
    const last = others.at(-1);
    expect((await kopi.act(kopi.creator, `batch-rows/${last?.id}/actions/remove`)).status).toBe(200);
    expect(await kopi.read(`batch-disbursements/${batch.id}`)).toMatchObject({
      total_count: 3,
      invalid_count: 0,
      amount: '90000',
      prepared_by: 'owner@kopi.test, approver@kopi.test',
    });
    expect((await submit()).status).toBe(200);
    expect(await kopi.read(`batch-disbursements/${batch.id}`)).toMatchObject({
      status: 'NEEDS_APPROVAL',
      approval_progress: '0 / 2',
      total_count: 3,
    });
    // What was submitted cannot be corrected any more, and no person who prepared it approves it.
    expect((await edit({ ...known, amount: '1' })).status).toBe(404);
    for (const person of [kopi.creator, kopi.first])
      expect((await approve(person, batch.id)).json.error_code).toBe('SELF_APPROVAL_ERROR');
    expect((await approve(kopi.second, batch.id)).status).toBe(200);
    expect(await kopi.traces()).toEqual(before);
    await kopi.settle('self_approval = true');
    expect((await approve(kopi.first, batch.id)).status).toBe(200);

    await expect
      .poll(async () => (await kopi.read(`batch-disbursements/${batch.id}`)).status, PATIENCE)
      .toBe('COMPLETED');
    const filter = { batch_disbursement_id: [batch.id] };
    const sent = (await kopi.creator.request(listUrl('/api/disbursements', { environment: ENVIRONMENT, filter }))).json;
    expect(sent.map((row: Row) => [row.account_name, row.amount, row.external_id, row.status])).toEqual([
      ['Budi Santoso', '30000', `${batch.reference}-2`, 'PENDING'],
      ['Dewi Lestari', '40000', 'GAJI-2', 'PENDING'],
      ['Siti Rahma', '20000', `${batch.reference}-4`, 'PENDING'],
    ]);
    const after = await kopi.traces();
    expect([BigInt(before.balance) - BigInt(after.balance), after.transfers - before.transfers]).toEqual([
      90_000n + 3n * 2_775n,
      3,
    ]);
    const { rows: callbacks } = await kopi.test.database.pool.query(
      `select product, payload ->> 'status' as status from callbacks where reference = $1`,
      [batch.id],
    );
    expect(callbacks).toEqual([{ product: 'BATCH_DISBURSEMENT', status: 'COMPLETED' }]);
    // The sandbox's bank has the money: the recipient gets a mail.
    expect((await kopi.act(kopi.creator, `disbursements/${sent[0].id}/actions/complete`)).status).toBe(200);
    expect(await mailsTo(kopi.test, 'budi@surat.example')).toHaveLength(1);
  });

  // Rule sending.batch-ambiguous, sending.batch-row-errors.
  it.each([
    ['BCA,1234567890,Budi,150000.00', ['AMOUNT_AMBIGUOUS']],
    ['BCA,1234567890,Budi,"1,500"', ['AMOUNT_AMBIGUOUS']],
    ['BCA,1234567890,Budi,1.500', []],
    ['BCA,1234567890,Budi,0', ['AMOUNT_ZERO']],
    ['BCA,1234567890,Budi,-5', ['AMOUNT_INVALID']],
    ['BCA,1234567890,Budi,', ['AMOUNT_MISSING']],
    ['BCA,1234567890,Budi,1,500,000', ['ROW_TOO_LONG']],
    [',12345,Budi,1000', ['BANK_MISSING', 'ACCOUNT_NUMBER_INVALID']],
    ['BCA,1234567890,4111 1111 1111 1111,1000', ['ACCOUNT_NAME_INVALID']],
    [`BCA,1234567890,${'x'.repeat(121)},1000`, ['ACCOUNT_NAME_INVALID']],
  ])('reports the errors of %s', async (line, problems) => {
    const { id } = await upload(`bank,account_number,account_name,amount\n${line}\n`);
    const [row] = await rowsOf(id);
    expect([row?.problems, row?.row_number]).toEqual([problems, 2]);
    expect(JSON.stringify(row)).not.toContain('4111 1111 1111 1111');
  });

  it('reports an amount above the limit, and references that are taken or repeated', async () => {
    await kopi.settle('limit_amount = 5000');
    const earlier = await kopi.act(kopi.creator, 'disbursements/actions/create', {
      bank: 'BCA',
      account_number: '0123456789',
      account_name: 'Siti Rahma',
      amount: '5000',
      external_id: 'TAKEN-1',
    });
    expect(earlier.status).toBe(200);
    const account = 'BCA,1234567890,Budi';
    const { id } = await upload(
      [
        'bank,account_number,account_name,amount,external_id',
        `${account},5001,A-1`,
        `${account},5000,TAKEN-1`,
        `${account},5000,A-1`,
        `${account},5000,A-2`,
      ].join('\n'),
    );
    const problems = async () => (await rowsOf(id)).map(({ row_number, problems: found }) => [row_number, found]);
    expect(await problems()).toEqual([
      [2, ['AMOUNT_OVER_LIMIT']],
      [3, ['EXTERNAL_ID_TAKEN']],
      [4, ['EXTERNAL_ID_REPEATED']],
      [5, []],
    ]);
    // With its first row, the repetition ends.
    const [row] = await rowsOf(id);
    const reused = await kopi.act(kopi.creator, `batch-rows/${row?.id}/actions/edit`, {
      bank: 'BCA',
      account_number: '1234567890',
      account_name: 'Budi',
      amount: '5000',
      external_id: 'A-2',
    });
    expect(reused.json.errors).toEqual([expect.objectContaining({ field: 'external_id', code: 'duplicate' })]);
    expect((await kopi.act(kopi.creator, `batch-rows/${row?.id}/actions/remove`)).status).toBe(200);
    expect(await problems()).toEqual([
      [3, ['EXTERNAL_ID_TAKEN']],
      [4, []],
      [5, []],
    ]);
    await kopi.settle('limit_amount = null');
    expect(await kopi.read(`batch-disbursements/${id}`)).toMatchObject({ invalid_count: 1, total_count: 3 });
    expect((await kopi.act(kopi.creator, `batch-disbursements/${id}/actions/discard`)).status).toBe(200);
    expect([await rowsOf(id), (await kopi.read(`batch-disbursements/${id}`)).status]).toEqual([[], 'DISCARDED']);
  });

  // Rule sending.batch-file-errors.
  it.each([
    [`${HEAD}\n# a comment\n\n`, 'EMPTY', null],
    ['name;account\nBudi;1\n', 'COLUMN_MISSING', 'bank, account_number, account_name, amount'],
    ['bank,account_number,account_name\nBCA,1234567,Budi\n', 'COLUMN_MISSING', 'amount'],
    ['Bank,Account number,Account name,Amount,colour\nBCA,1234567,Budi,1,red\n', 'COLUMN_UNKNOWN', 'colour'],
    ['bank,account_number,account_name,amount,Bank\n', 'COLUMN_REPEATED', 'Bank'],
    [`${HEAD}\nBCA,"1234567,Budi,1000\n`, 'UNCLOSED_QUOTE', '2'],
    [Buffer.from(`${HEAD}\nBCA,1234567,Bud\xed,1000\n`, 'latin1'), 'ENCODING', null],
    [Buffer.from(`\ufeff${HEAD}\n`, 'utf16le'), 'ENCODING', null],
  ])('fails as a whole for %j', async (content, failure_code, failure_details) => {
    expect(await upload(content)).toMatchObject({ status: 'FAILED', failure_code, failure_details, total_count: 0 });
  });

  it('has up to 10,000 rows, whose progress is seen, and nothing of which is validated twice after a restart', async () => {
    const lines = Array.from({ length: 10_001 }, (_, index) => `BCA,1234567890,Penerima ${index},1000,E-${index}`);
    const head = 'bank,account_number,account_name,amount,external_id';
    expect(await upload([head, ...lines].join('\n'))).toMatchObject({
      status: 'FAILED',
      failure_code: 'TOO_MANY_ROWS',
      failure_details: '10001',
    });
    lines.pop();
    lines[4_000] = 'BCA,1234567890,Penerima,1000,E-17';
    const batch = await upload([head, ...lines].join('\n'));
    expect(batch).toMatchObject({ status: 'DRAFT', total_count: 10_000, invalid_count: 1, amount: '10000000' });
    expect((await rowsOf(batch.id))[0]).toMatchObject({ row_number: 4_002, problems: ['EXTERNAL_ID_REPEATED'] });
    // As a worker that was killed leaves it: some chunks are stored, and the task is still there.
    await kopi.test.database.pool.query(
      `with kept as (delete from batch_rows where row_number > 5001 returning amount)
       update batch_disbursements set status = 'VALIDATING', checked_count = 5000,
         amount = amount - (select sum(amount) from kept) where file_name = 'gaji.csv' and total_count = 10000`,
    );
    await kopi.test.database.pool.query(
      `insert into queue_tasks (id, queue, key, business_id, environment, payload, due, scheduled)
       select gen_random_uuid(), 'batch-file', id::text, business_id, environment,
         jsonb_build_object('user_id', (select user_id from user_emails where email = 'owner@kopi.test')), now() - interval '1 minute', now()
       from batch_disbursements where status = 'VALIDATING'`,
    );
    const address = `batch-disbursements/${batch.id}`;
    await expect.poll(async () => (await kopi.read(address)).status, PATIENCE).toBe('DRAFT');
    expect(await kopi.read(address)).toMatchObject({ total_count: 10_000, invalid_count: 1, amount: '10000000' });
    const { rows } = await kopi.test.database.pool.query(
      'select count(*)::int as rows, count(distinct row_number)::int as numbers from batch_rows where row_number > 1',
    );
    expect(rows[0].rows).toBeGreaterThanOrEqual(10_000);
    expect((await kopi.act(kopi.creator, `batch-rows/${(await rowsOf(batch.id))[0]?.id}/actions/remove`)).status).toBe(
      200,
    );
    expect((await kopi.act(kopi.creator, `${address}/actions/submit`)).status).toBe(200);
    expect(await kopi.read(address)).toMatchObject({ status: 'NEEDS_APPROVAL', total_count: 9_999, amount: '9999000' });
    expect((await kopi.act(kopi.second, `${address}/actions/reject`)).status).toBe(200);
  });

  it('is for those who may prepare batches, in their business', async () => {
    const viewer = await signIn(kopi.test, 'viewer@kopi.test');
    const bytes = Buffer.from(`${HEAD}\n`);
    const given = { bytes, name: 'gaji.csv', accept: 'rows', environment: ENVIRONMENT } as const;
    expect((await uploadFile(viewer, given)).status).toBe(404);
    const archive = { ...given, bytes: Buffer.from('PK\x03\x04rest', 'latin1') };
    expect((await uploadFile(kopi.creator, archive)).json.error_code).toBe('UPLOAD_FILE_ERROR_UNSUPPORTED_MIME');
    const { id } = await upload(`${HEAD}\nBCAA,1234567890,Budi,1000,,,\n`);
    const [row] = await rowsOf(id);
    const manila = await signIn(kopi.test, 'owner@manila.test');
    const own = (await manila.request(`/api/console?environment=${ENVIRONMENT}`)).json.business.id;
    const foreign = await write(manila, `/api/batch-rows/${row?.id}/actions/remove`, {
      business_id: own,
      environment: ENVIRONMENT,
    });
    expect(foreign.status).toBe(404);
  });
});

// Rule sending.approver-removed, sending.batch-approval.
describe('an approval by a person who may no longer approve', () => {
  it('does not count: the batch waits for another person, and nothing is sent', async () => {
    const { id } = await upload(`${HEAD}\nBCA,1234567890,Budi,60000,,,\n`);
    expect((await kopi.act(kopi.creator, `batch-disbursements/${id}/actions/submit`)).status).toBe(200);
    const before = await kopi.traces();
    expect((await approve(kopi.first, id)).status).toBe(200);
    await kopi.grant('approver@kopi.test', false);
    expect((await approve(kopi.second, id)).status).toBe(200);
    expect(await kopi.read(`batch-disbursements/${id}`)).toMatchObject({
      status: 'NEEDS_APPROVAL',
      approval_progress: '1 / 2',
      approved_by: 'editor@kopi.test',
    });
    expect((await approve(kopi.second, id)).json.error_code).toBe('ALREADY_APPROVED_ERROR');
    expect(await kopi.traces()).toEqual(before);
  });
});

// Rule sending.batch-unsent.
describe('a batch that is not sent as a whole', () => {
  /** Approves a batch of three rows while something happens in the database to each row that is sent, until the job ends. */
  async function interrupted(condition: string, happens: string): Promise<string> {
    const lines = ['10000', '11000', '12000'].map((amount) => `BCA,1234567890,Budi,${amount},,,`);
    const { id } = await upload([HEAD, ...lines].join('\n'));
    expect((await kopi.act(kopi.creator, `batch-disbursements/${id}/actions/submit`)).status).toBe(200);
    await kopi.test.database.pool.query(`
      create function interrupt_batch() returns trigger language plpgsql security definer
        as $$ begin ${happens}; return new; end $$;
      create trigger interrupt_batch before update of status on disbursements for each row
        when (new.status = 'PENDING' and ${condition}) execute function interrupt_batch()`);
    try {
      expect((await approve(kopi.first, id)).status).toBe(200);
      await expect
        .poll(async () => (await kopi.read(`batch-disbursements/${id}`)).status, PATIENCE)
        .toBe('NEEDS_APPROVAL');
    } finally {
      await kopi.test.database.pool.query('drop function interrupt_batch cascade');
    }
    return id;
  }

  /** Approves what is left, and waits until all rows of the batch are sent. */
  async function sendRest(person: Person, id: string): Promise<void> {
    expect((await approve(person, id)).status).toBe(200);
    await expect.poll(async () => (await kopi.read(`batch-disbursements/${id}`)).status, PATIENCE).toBe('COMPLETED');
    expect(await kopi.read(`batch-disbursements/${id}`)).toMatchObject({ sent_count: 3, failed_count: 0 });
  }

  it('needs approval by another person when its approver has lost the permission, and sends each row once', async () => {
    const before = await kopi.traces();
    const id = await interrupted(
      'true',
      `update memberships set can_approve = false
       where user_id = (select user_id from user_emails where email = 'approver@kopi.test')`,
    );
    expect(await kopi.read(`batch-disbursements/${id}`)).toMatchObject({
      ...{ sent_count: 1, failed_count: 0, approval_progress: '0 / 1', approved_by: null, approved: null },
    });
    expect((await kopi.traces()).transfers - before.transfers).toBe(1);
    expect((await approve(kopi.first, id)).status).toBe(404);
    await sendRest(kopi.second, id);
    expect((await kopi.traces()).transfers - before.transfers).toBe(3);
  });

  it('is sent on by its approver after an error of the server', async () => {
    const before = await kopi.traces();
    const id = await interrupted('new.amount = 11000', `raise exception 'interrupted'`);
    expect(await kopi.read(`batch-disbursements/${id}`)).toMatchObject({
      ...{ sent_count: 2, failed_count: 0, approval_progress: '1 / 1', approved_by: 'approver@kopi.test' },
    });
    await sendRest(kopi.first, id);
    expect((await kopi.traces()).transfers - before.transfers).toBe(3);
  });
});
