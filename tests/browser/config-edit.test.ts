import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '#demo/seedDemo.ts';
import { openDatabase } from '#server/database/database.ts';
import { copyEmbeddedFolder } from '#server/database/testing/openTestDatabase.ts';
import { copyCheckout, ROOT, type Run, runProduct } from '../process/product.ts';
import { callApi, signInByApi } from './api.ts';
import { startBrowser } from './browser.ts';
import { headsOf, openRow, waitForRecords } from './list.ts';
import { PASSWORD, type Person } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, expectWords, waitForScreen } from './screen.ts';
import { type Visit, visit } from './visit.ts';

startBrowser();

const NAME = '{ type: text, field: name, sortable: true }';
const PHONE = '{ type: phone, field: phone_number, mask: { keep: 4 } }';

const folders: string[] = [];
let checkout: string;
let run: Run;
let at: string;
beforeAll(async () => {
  checkout = copyCheckout();
  folders.push(checkout);
  const dataDir = await copyEmbeddedFolder();
  folders.push(dataDir);
  const database = await openDatabase({ dataDir });
  await seedDemo(database, { transactions: 60, now: new Date(), log: () => undefined });
  await database.close();
  run = runProduct(checkout, { DATA_DIR: dataDir, DEMO: '1' });
  at = await run.ready();
});
afterAll(async () => {
  run.child.kill('SIGTERM');
  await run.ended();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function file(name = 'resources/customers'): string {
  return join(checkout, `config/${name}.yaml`);
}

/** Edits a declaration as a product person would, and waits until the running product has taken it. */
async function edit(from: string, to: string, name?: string): Promise<void> {
  const text = readFileSync(file(name), 'utf8');
  expect(text).toContain(from);
  const before = run.printed().length;
  writeFileSync(file(name), text.replace(from, to));
  await expect.poll(() => run.printed().slice(before)).toContain('is now served');
}

/** Answers the prompts of `npm run new-resource`, and waits until the running product has reloaded its files. */
async function addPatrons(): Promise<void> {
  cpSync(join(ROOT, 'scripts'), join(checkout, 'scripts'), { recursive: true });
  const answers = ['--name', 'patrons', '--record', 'customer', '--title-id', 'Pelanggan setia'];
  const before = run.printed().length;
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/new-resource.ts', ...answers], {
    cwd: checkout,
    env: { ...process.env, CI: '' },
  });
  await expect.poll(() => run.printed().slice(before)).toContain('is now served');
}

const LOOKS = [
  { viewport: 'desktop', language: 'en', colours: 'light' },
  { viewport: 'phone', language: 'id', colours: 'dark' },
] as const;

async function openCustomers(as: Person): Promise<Visit> {
  const opened = await visit({ as, at });
  await opened.page.goto('/customers');
  await waitForRecords(opened.page, 25);
  return opened;
}

async function headsAfterReload({ page }: Visit): Promise<string[]> {
  await page.reload();
  await waitForRecords(page, 25);
  return headsOf(page);
}

describe('an edit of a config file while the product runs', () => {
  it('adds a column, which is shown after a reload', async () => {
    const owner = await openCustomers('owner@kopi.test');
    const description = owner.words('fields.customer.description');
    expect(await headsOf(owner.page)).not.toContain(description);
    await edit(`- ${NAME}`, `- ${NAME}\n    - { type: text, field: description }`);
    const [, ...heads] = await headsAfterReload(owner);
    expect(heads.slice(0, 2)).toEqual([owner.words('fields.customer.name'), description]);
  });

  it('closes a column to users without the permission', async () => {
    const viewer = await openCustomers('viewer@kopi.test');
    const phone = viewer.words('fields.customer.phone_number');
    expect(await headsOf(viewer.page)).toContain(phone);
    await edit(PHONE, PHONE.replace(' } }', ' }, guard: { permission: [can_edit] } }'));
    expect(await headsAfterReload(viewer)).not.toContain(phone);
    const owner = await openCustomers('owner@kopi.test');
    expect(await headsOf(owner.page)).toContain(phone);
  });

  it('adds a resource by the script, whose list and record are accessible', async () => {
    await addPatrons();
    for (const look of LOOKS) {
      const { page } = await visit({ ...look, as: 'owner@kopi.test', at });
      await page.goto('/patrons');
      await waitForScreen(page, 'patrons');
      await page.locator('[data-row]').nth(9).waitFor();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await openRow(page);
      await waitForScreen(page, 'patrons-detail');
      await expectWords(page);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });

  it('requires the verification of new browsers by a mailed link', async () => {
    const email = 'approver@kopi.test';
    // The first browser of a person is theirs.
    await signInByApi(at, email);
    await edit('new_device: tell', 'new_device: verify', 'limits');
    const { page, words, allow } = await visit({ at });
    allow(/403/);
    const signIn = async () => {
      await page.getByLabel(words('sign_in.email')).fill(email);
      await page.getByLabel(words('sign_in.password'), { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: words('sign_in.submit') }).click();
    };
    await page.goto('/login');
    await signIn();
    await page.getByText(words('errors.DEVICE_NOT_VERIFIED_ERROR')).waitFor();
    const [mail] = await callApi<{ text: string }[]>(at, `/api/demo/outbox?to=${email}`);
    const link = /\/device_verification\/[\w-]{43}\/\w+/.exec(mail?.text ?? '')?.[0] ?? 'no link';

    const stranger = await visit({ at });
    stranger.allow(/403/);
    await stranger.page.goto(link);
    await stranger.page.getByRole('alert').getByText(words('errors.DEVICE_NOT_VERIFIED_ERROR')).waitFor();

    await page.goto(link);
    await page.getByText(words('access.device_verification.done')).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: words('access.device_verification.sign_in') }).click();
    await signIn();
    await page.waitForURL((url) => url.pathname !== '/login');
    await edit('new_device: verify', 'new_device: tell', 'limits');
  });

  it('with a problem changes nothing', async () => {
    const owner = await openCustomers('owner@kopi.test');
    const before = await headsOf(owner.page);
    appendFileSync(file(), '\ncolour: red\n');
    await run.says(/before this change is still served/);
    expect(await headsAfterReload(owner)).toEqual(before);
  });
});
