import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyCheckout, runProduct } from './product.ts';

const SECRETS = ['SECRET_KEY', 'CARD_DIGEST_KEY', 'CALLBACK_SIGNING_SECRET'];

const checkout = copyCheckout();
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

function lines(printed: string): { level: number; msg: string }[] {
  return printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: number; msg: string });
}

// Rule config-language.reloaded.
it('in production, SIGHUP serves a good config, and keeps the former one when the new one has problems', async () => {
  const secrets = Object.fromEntries(SECRETS.map((name, nth) => [name, `${nth}f3A9-kq72-Zx81-mm04-Lp55-Ws60-${nth}`]));
  const run = runProduct(checkout, { DATA_DIR: join(checkout, 'data'), NODE_ENV: 'production', ...secrets });
  const url = await run.ready();
  await run.says(new RegExp(`kill -HUP ${run.child.pid}"`));
  const columns = async () => {
    const { paths } = await (await fetch(`${url}/api/docs`)).json();
    return paths['/api/customers'].get.parameters[1].description as string;
  };
  /** Sends the signal. Answers the messages that were logged until its result, with their levels. */
  async function reload(result: RegExp): Promise<{ level: number; msg: string }[]> {
    const before = run.printed().length;
    run.child.kill('SIGHUP');
    await expect.poll(() => run.printed().slice(before), { timeout: 15_000 }).toMatch(result);
    return lines(run.printed().slice(before)).filter(({ msg }) => msg !== 'request completed');
  }

  const file = join(checkout, 'config/resources/customers.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('field: name, sortable: true', 'field: name'));
  // Nothing is watched.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await columns()).toContain('(name, created)');
  expect(await reload(/is now served/)).toMatchObject([{ level: 40 }]);
  expect(await columns()).toContain('(created)');

  appendFileSync(file, '\ncolour: red\n');
  const refused = await reload(/is still served/);
  expect(refused.map(({ level, msg }) => [level, msg.split('\n')[0]])).toEqual([
    [50, expect.stringMatching(/^config\/resources\/customers\.yaml:\d+:\d+ {2}unknown-key$/)],
    [50, 'The config before this change is still served: 1 problem in the changed one.'],
  ]);
  expect(await columns()).toContain('(created)');

  writeFileSync(file, text);
  const record = join(checkout, 'schemas/records/customer.schema.json');
  const schema = readFileSync(record, 'utf8');
  writeFileSync(record, schema.replace('"description": "', '"description": "Changed. '));
  const [needsBuild] = await reload(/is still served/);
  expect(needsBuild?.msg).toContain('built from schemas/records/customer.schema.json. Run npm start again.');
  expect(await columns()).toContain('(created)');

  writeFileSync(record, schema);
  await reload(/is now served/);
  expect(await columns()).toContain('(name, created)');
  await reload(/has not changed/);
  run.child.kill('SIGTERM');
  expect(await run.ended()).toBe(0);
  // Every line of production is JSON.
  expect(lines(run.printed()).length).toBeGreaterThan(6);
}, 120_000);
