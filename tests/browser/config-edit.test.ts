import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { copyEmbeddedFolder } from '#server/db/testing/openTestDatabase.ts';
import { seedDemo } from '#server/demo/seedDemo.ts';
import { copyCheckout, type Run, runProduct } from '../process/product.ts';
import { startBrowser } from './browser.ts';
import { headsOf, waitForRecords } from './list.ts';
import type { Person } from './people.ts';
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
  run = runProduct(checkout, { DATA_DIR: dataDir, DEMO: '0' });
  at = await run.ready();
});
afterAll(async () => {
  run.child.kill('SIGTERM');
  await run.ended();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function file(): string {
  return join(checkout, 'config/resources/customers.yaml');
}

/** Edits the customers' declaration as a product person would, and waits until the running product has taken it. */
async function edit(from: string, to: string): Promise<void> {
  const text = readFileSync(file(), 'utf8');
  expect(text).toContain(from);
  const before = run.printed().length;
  writeFileSync(file(), text.replace(from, to));
  await expect.poll(() => run.printed().slice(before), { timeout: 15_000 }).toContain('is served now');
}

async function openCustomers(as: Person): Promise<Visit> {
  const opened = await visit({ as, at });
  await opened.page.goto('/customers');
  await waitForRecords(opened.page, 10);
  return opened;
}

async function headsAfterReload({ page }: Visit): Promise<string[]> {
  await page.reload();
  await waitForRecords(page, 10);
  return headsOf(page);
}

describe('a product person edits a YAML file while the product runs', () => {
  it('to add a column: people see it after a reload', async () => {
    const owner = await openCustomers('owner@kopi.test');
    const description = owner.words('fields.customer.description');
    expect(await headsOf(owner.page)).not.toContain(description);
    await edit(`- ${NAME}`, `- ${NAME}\n    - { type: text, field: description }`);
    const [, ...heads] = await headsAfterReload(owner);
    expect(heads.slice(0, 2)).toEqual([owner.words('fields.customer.name'), description]);
  });

  it('to close a column: only those who may have it still have it', async () => {
    const viewer = await openCustomers('viewer@kopi.test');
    const phone = viewer.words('fields.customer.phone_number');
    expect(await headsOf(viewer.page)).toContain(phone);
    await edit(PHONE, PHONE.replace(' } }', ' }, guard: { permission: [can_edit] } }'));
    expect(await headsAfterReload(viewer)).not.toContain(phone);
    const owner = await openCustomers('owner@kopi.test');
    expect(await headsOf(owner.page)).toContain(phone);
  });

  it('and breaks it: everybody keeps what they had', async () => {
    const owner = await openCustomers('owner@kopi.test');
    const before = await headsOf(owner.page);
    appendFileSync(file(), '\ncolour: red\n');
    await run.says(/before this change is still served/);
    expect(await headsAfterReload(owner)).toEqual(before);
  });
});
