// npm run admin: setup tasks of an operator before the first user can sign in, on the embedded database or on
// PostgreSQL.
import './lib/closedPipe.mjs';
import { fileURLToPath } from 'node:url';
import { addMissingRecords } from '#server/account/admin/addMissingRecords.ts';
import { addBusiness, addMember, listBusinesses, setBrand, setStatus } from '#server/account/admin/administer.ts';
import { setFeature, setPage } from '#server/account/admin/featuresAndPages.ts';
import { resealAll } from '#server/account/admin/reseal.ts';
import { deadTasks, queueFigures, reviveTask } from '#server/core/queue/queueFigures.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { StartError } from '#server/database/StartError.ts';
import { compile } from '../src/compiler/compile.ts';
import { loadFileTree } from '../src/compiler/load.ts';
import { KNOWN_VALUES } from '../src/compiler/satisfy/factValues.ts';
import { PERMISSIONS } from '../src/contract/permissions.ts';
import { emailOf, need, oneOf, parse, type Values } from './admin/options.ts';

const USAGE = `Makes the first business, users and staff, and gives a business its brand, status, features and pages. Each is written to the activity log.

  npm run admin -- business --name "Kopi Nusantara" --email halo@kopi.example --country ID [--brand main] [--live]
  npm run admin -- user --business <id> --email sari@kopi.example --name "Sari W." [--permissions can_view,can_edit]
  npm run admin -- staff --email rina@company.example --name "Rina W." [--country ID]
  npm run admin -- brand --business <id> --brand arunika
  npm run admin -- status --business <id> --to SUSPENDED --reason "Chargebacks above 1 % for three months"
  npm run admin -- feature --business <id> --feature ereceipts --to on --reason "Their contract has it"
  npm run admin -- page --business <id> --page retail_outlet --to off --reason "They sell online alone"
  npm run admin -- list
  npm run admin -- first-records
  npm run admin -- queues
  npm run admin -- retry --task <id>
  npm run admin -- reseal

  A user has all permissions unless --permissions says which. Who is new gets the page on which they choose a password.
  first-records adds what businesses lack of the records that a new one has, such as payment methods that are newer than they are.
  queues prints the background work that waits, and what is dead after its last attempt, with its error; retry makes that due.
  reseal seals with SECRET_KEY what SECRET_KEY_BEFORE opens; when nothing is left, SECRET_KEY_BEFORE can be unset.
  --data-dir, --database-url   which database (default: DATA_DIR, DATABASE_URL, else ./.data). Stop the server of an
                               embedded database first.
`;

function compiledConfig() {
  const { config } = compile(loadFileTree(fileURLToPath(new URL('..', import.meta.url))));
  if (config === undefined) throw new StartError('config-invalid', 'The config has problems; see npm run check.');
  return config;
}

function brandOf(values: Values, given: string, { brands } = compiledConfig()): string {
  return oneOf('brand', values.brand ?? given, [...brands.keys()]);
}

function memberOf(values: Values, business: string) {
  const requested = values.permissions?.split(',').map((each) => oneOf('permissions', each.trim(), PERMISSIONS));
  return { business, email: emailOf(values), name: need(values, 'name'), permissions: requested ?? PERMISSIONS };
}

function openingOf(values: Values) {
  const isOpen = oneOf('to', need(values, 'to'), ['on', 'off']) === 'on';
  return { business: need(values, 'business'), isOpen, reason: need(values, 'reason') };
}

function since(isChanged: boolean): string {
  return isChanged ? 'now' : 'already; nothing was changed or logged';
}

function sayMember(email: string, path: string | undefined): string {
  if (path === undefined) return `${email} is a member now, with the password that they have.`;
  return `${email} is a member now. They choose a password within three days, on the console's page\n${path}`;
}

/** The figures of all queues, and the newest dead tasks. */
async function sayQueues(database: Database, now: Date): Promise<string> {
  const figures = await queueFigures(database, now);
  const lines = figures.map(
    ({ queue, waiting, due, running, failing, dead, lag }) =>
      `${queue}  ${waiting} waiting, ${due} due for up to ${lag} s, ${running} running, ${failing} failing, ${dead} dead`,
  );
  const dead = await deadTasks(database, 50);
  lines.push(...dead.map((task) => `${task.id}  ${task.queue}  ${task.dead.toISOString()}  ${task.error ?? ''}`));
  return lines.join('\n') || 'Nothing waits.';
}

/** Seals everything with SECRET_KEY. Throws StartError for texts that neither key opens. */
async function sayResealed(database: Database): Promise<string> {
  if (!process.env.SECRET_KEY) throw new StartError('admin-arguments', 'Set SECRET_KEY, and SECRET_KEY_BEFORE.');
  const { current, resealed, unreadable } = await resealAll(database);
  const said = `${resealed} sealed again with SECRET_KEY, ${current} were already.`;
  if (unreadable === 0) return `${said} SECRET_KEY_BEFORE can be unset once all servers have SECRET_KEY.`;
  const what = `${said} ${unreadable} are opened neither by SECRET_KEY nor by SECRET_KEY_BEFORE; set these to the keys of the servers.`;
  throw new StartError('admin-reseal', what);
}

function sayAdded(added: ReadonlyMap<string, number>): string {
  return [...added].map(([id, count]) => `${id}  ${count} added`).join('\n') || 'No business lacks any.';
}

async function sayFeature(database: Database, values: Values, now: Date): Promise<string> {
  const { flags } = compiledConfig().flags.value;
  const given = need(values, 'feature');
  const feature = flags.find(({ id }) => id === given);
  if (feature === undefined) {
    const known = flags.map(({ id }) => id).join(', ');
    throw new StartError('admin-arguments', `--feature is "${given}"; give one of ${known}.`);
  }
  const opening = openingOf(values);
  const isChanged = await setFeature(database, { ...opening, feature }, now);
  return `${opening.business} has ${given} ${opening.isOpen ? 'on' : 'off'} ${since(isChanged)}.`;
}

async function sayPage(database: Database, values: Values, now: Date): Promise<string> {
  const page = oneOf('page', need(values, 'page'), KNOWN_VALUES.excluded_page);
  const opening = openingOf(values);
  const isChanged = await setPage(database, { ...opening, page }, now);
  return `${opening.business} ${opening.isOpen ? 'has' : 'excludes'} ${page} ${since(isChanged)}.`;
}

/** Runs the command. Returns the text to print. */
async function run(database: Database, command: string, values: Values): Promise<string> {
  const now = new Date();
  const country = oneOf('country', values.country ?? 'ID', KNOWN_VALUES.country);
  if (command === 'list') return (await listBusinesses(database)).join('\n') || 'There is no business yet.';
  if (command === 'first-records') return sayAdded(await addMissingRecords(database, now));
  if (command === 'queues') return sayQueues(database, now);
  if (command === 'reseal') return sayResealed(database);
  if (command === 'retry') {
    const task = need(values, 'task');
    if (await reviveTask(database, task, now)) return `${task} is due now.`;
    throw new StartError('admin-task', `There is no dead task ${task}. "npm run admin -- queues" prints them.`);
  }
  if (command === 'brand') {
    const business = need(values, 'business');
    const brand = brandOf(values, need(values, 'brand'));
    return `${business} has the brand ${brand} ${since(await setBrand(database, { business, brand }, now))}.`;
  }
  if (command === 'status') {
    const change = { business: need(values, 'business'), status: need(values, 'to'), reason: need(values, 'reason') };
    const before = await setStatus(database, change, now);
    return `${change.business} is ${change.status} now; it was ${before}.`;
  }
  if (command === 'feature') return sayFeature(database, values, now);
  if (command === 'page') return sayPage(database, values, now);
  if (command === 'user') {
    const member = memberOf(values, need(values, 'business'));
    return sayMember(member.email, await addMember(database, member, now));
  }
  const config = compiledConfig();
  const brand = brandOf(values, 'main', config);
  const opening = config.limits.value.opening_balance ?? {};
  const status = values.live || command === 'staff' ? 'LIVE' : 'REGISTERED';
  const business = { name: need(values, 'name'), email: emailOf(values), country, brand, status, opening } as const;
  if (command === 'business') {
    const id = await addBusiness(database, { ...business, internal: false }, now);
    return `${id}  ${business.name}`;
  }
  // Staff work in a business of their own, which is identified by its name.
  const name = `Internal staff ${country}`;
  const line = (await listBusinesses(database)).find((each) => each.endsWith(`internal  ${name}`));
  const id = line?.split('  ')[0] ?? (await addBusiness(database, { ...business, name, internal: true }, now));
  return sayMember(business.email, await addMember(database, memberOf(values, id), now));
}

async function main(): Promise<void> {
  const { values, positionals } = parse();
  const [command, ...more] = positionals;
  if (values.help || command === undefined) return console.log(USAGE);
  oneOf('command', command, [
    'business',
    'user',
    'staff',
    'brand',
    'status',
    'feature',
    'page',
    'list',
    'first-records',
    'queues',
    'retry',
    'reseal',
  ]);
  if (more.length > 0) throw new StartError('admin-arguments', `"${more[0]}" belongs to nothing; see --help.`);
  const dataDir = values['data-dir'];
  const databaseUrl = values['database-url'] ?? (dataDir === undefined ? process.env.DATABASE_URL : undefined);
  const database = await openDatabase({
    dataDir: dataDir ?? process.env.DATA_DIR ?? './.data',
    databaseUrl: databaseUrl || undefined,
  });
  try {
    console.log(await run(database, command, values));
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  if (error instanceof StartError) console.error(error.message);
  else console.error('This could not be done:', error);
  process.exitCode = 1;
});
