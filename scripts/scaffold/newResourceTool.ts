import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { singular } from '#compiler/api/pathWords.ts';
import type { Config } from '#compiler/config.ts';
import { loadFileTree } from '#compiler/load.ts';
import { listWords, suggest } from '#compiler/nearest.ts';
import { PERMISSIONS } from '#contract/permissions.ts';
import { loadCachedSchemas } from '../lib/cachedSchemas.ts';
import { exitCodeOf } from '../lib/exitCodeOf.ts';
import { UsageError } from '../lib/UsageError.ts';
import { humanise } from './addWords.ts';
import { applyFiles } from './applyFiles.ts';
import { currentConfig } from './currentConfig.ts';
import { translate, untranslated } from './glossary.ts';
import { newResource, recordNames } from './newResource.ts';
import { otherNames } from './openapi/nameOfPath.ts';
import { type ListOfApi, listReport, methodOf, readApi, readList } from './openapi/readList.ts';
import { Prompter } from './Prompter.ts';
import { ReservedNames } from './ReservedNames.ts';
import { type NewField, parseFields, tableName } from './recordText.ts';
import { writeOutlines, writeTable } from './writeTable.ts';

const OPTIONS = [
  'name',
  'record',
  'fields',
  'id-prefix',
  'path',
  'openapi',
  'method',
  'array',
  'route',
  'title-en',
  'title-id',
  'permission',
  'where',
  'section',
];

const USAGE = `npm run new-resource [-- --name large-refunds --record transaction --path /large-refunds
  --title-en "Large refunds" --title-id "Refund besar" --permission can_view,can_edit --section main
  --where type=REFUND]
For a new record: --fields "reference:text, amount:money, status:enum(PENDING|DONE)" --id-prefix rfd
From an OpenAPI file: --openapi api.yaml --path /v1/invoices; --route is the screen's then. --array data.invoices names the
array of records where the answer leaves it open, --method post a path that lists by POST.
--dry-run prints what it would write, and writes nothing.
Prompts for missing options.`;

function mustMatch(pattern: RegExp, words: string): (answer: string) => string | undefined {
  return (answer) => (pattern.test(answer) ? undefined : `Write ${words}.`);
}

function permissionProblem(answer: string): string | undefined {
  const wrong = answer.split(',').find((permission) => !(PERMISSIONS as readonly string[]).includes(permission));
  return wrong === undefined
    ? undefined
    : `There is no permission "${wrong}". ${suggest(wrong, PERMISSIONS, 'permission')}`;
}

/** The list of an OpenAPI file that --openapi and --path name. Prompts for the array of records if it is ambiguous. */
async function promptList(prompter: Prompter): Promise<ListOfApi | undefined> {
  const file = prompter.given('openapi');
  if (file === undefined) return undefined;
  const api = readApi(file);
  const path = await prompter.prompt({ option: 'path', text: 'Which path lists the records, such as /v1/invoices?' });
  const method = methodOf(api, file, path, prompter.given('method'));
  const found = readList(api, { file, path, method, array: prompter.given('array') });
  if (!('question' in found)) return found;
  const known = `${found.question} (${found.arrays.join(', ')})`;
  if (prompter.given('array') !== undefined) throw new UsageError(known);
  const array = await prompter.prompt({
    option: 'array',
    text: known,
    validate: (answer) => (found.arrays.includes(answer) ? undefined : suggest(answer, found.arrays, 'array')),
  });
  const chosen = readList(api, { file, path, method, array });
  if ('question' in chosen) throw new UsageError(chosen.question);
  return chosen;
}

/** Returns an unused name, and prints a note if the first choice is taken. */
function suggestName(list: ListOfApi, names: ReservedNames): string {
  const first = list.suggestedName;
  const name = names.firstFree([first, ...otherNames(first, list.path, list.apiName)]);
  if (name !== first) console.log(`${names.problem(first, singular(first))} The name "${name}" is free.\n`);
  return name;
}

async function run(root: string, prompter: Prompter): Promise<void> {
  loadCachedSchemas(root);
  const tree = loadFileTree(root);
  const config = currentConfig(tree);
  const records = recordNames(tree);
  const names = new ReservedNames(root, config, records);
  const sections = config.navigation.value.sections.map((section) => section.id);
  const kebab = mustMatch(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens');
  const newKebab = mustMatch(/^[a-z]+(-[a-z]+)*$/, 'lower-case letters and hyphens');

  const list = await promptList(prompter);
  if (list !== undefined) console.log(listReport(list));
  const name = await prompter.prompt({
    option: 'name',
    text: 'What is the resource called, in the plural?',
    validate: (answer) => kebab(answer) ?? names.resourceProblem(answer),
    ...(list !== undefined && { otherwise: suggestName(list, names) }),
  });
  const record = await prompter.prompt({
    option: 'record',
    text: `Which record does it show? There are ${listWords(records)}; another word makes a new one.`,
    // The fields of an API become those of a new record.
    validate: (answer) =>
      list === undefined && records.includes(answer) ? undefined : (newKebab(answer) ?? names.recordProblem(answer)),
    ...(list !== undefined && { otherwise: singular(name) }),
  });
  const isNew = !records.includes(record);
  const fields = list?.fields ?? (isNew ? await promptFields(prompter) : []);
  const idPrefix = isNew
    ? await prompter.prompt({
        option: 'id-prefix',
        text: 'Which letters do its ids begin with?',
        validate: mustMatch(/^[a-z]{2,5}$/, 'two to five lower-case letters'),
        ...(list !== undefined && { otherwise: freePrefix(record, config) }),
      })
    : '';
  const titleEn = await prompter.prompt({
    option: 'title-en',
    text: 'Its title in English?',
    otherwise: humanise(name),
  });
  const files = newResource(tree, config, {
    name,
    record,
    fields,
    idPrefix,
    titleEn,
    titleId: await prompter.prompt({
      option: 'title-id',
      text: 'Its title in Bahasa Indonesia?',
      otherwise: translate(singular(name)) ?? untranslated(titleEn),
    }),
    path: await prompter.prompt({
      option: list === undefined ? 'path' : 'route',
      text: 'Its route?',
      otherwise: `/${name}`,
    }),
    permissions: (
      await prompter.prompt({
        option: 'permission',
        text: 'Who may open it?',
        otherwise: 'can_view,can_edit',
        validate: permissionProblem,
      })
    ).split(','),
    where: isNew
      ? ''
      : await prompter.prompt({ option: 'where', text: 'Only some records, such as type=REFUND?', otherwise: '' }),
    section: await prompter.prompt({
      option: 'section',
      text: `Under which heading of the sidebar: ${sections.join(', ')}?`,
      otherwise: sections[0] ?? 'main',
      validate: (answer) => (sections.includes(answer) ? undefined : suggest(answer, sections, 'heading')),
    }),
  });
  applyFiles(root, tree, files, prompter.isDryRun);
  if (prompter.isDryRun) {
    console.log('\nThe config would have no problems. Nothing was written.');
    return;
  }
  if (isNew) writeTable(root, tableName(record));
  const outlined = existsSync(join(root, 'tests/config/outlines.test.ts'));
  if (outlined) writeOutlines(root);
  const marked = [...files].filter(
    ([file, text]) => file === 'locales/id.json' && text.includes(untranslated('').slice(0, 1)),
  );
  console.log(`\nThe config has no problems. Next:\n${nextSteps(name, { isNew, isMarked: marked.length > 0 })}`);
}

async function promptFields(prompter: Prompter): Promise<NewField[]> {
  const text = 'Which fields, such as reference:text, amount:money, status:enum(PENDING|DONE)?';
  return parseFields(await prompter.prompt({ option: 'fields', text }));
}

/** Returns letters of a record's name that are not the id prefix of another record. */
function freePrefix(record: string, config: Config): string {
  const taken = new Set([...config.records.values()].map(({ idPrefix }) => idPrefix));
  const letters = record.replaceAll(/[^a-z]/g, '');
  const consonants = letters.replaceAll(/[aeiou]/g, '');
  const candidates = [letters, consonants].flatMap((text) => [3, 4, 5].map((length) => text.slice(0, length)));
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') candidates.push(`${letters.slice(0, 3)}${letter}`);
  return candidates.find((prefix) => /^[a-z]{2,5}$/.test(prefix) && !taken.has(prefix)) ?? 'other';
}

function nextSteps(name: string, { isNew, isMarked }: { readonly isNew: boolean; readonly isMarked: boolean }): string {
  const steps = [
    `Read config/resources/${name}.yaml: order the columns, hide and guard what not everybody may see.`,
    'Read what is new in tests/snapshots/outlines: who sees it now.',
  ];
  if (isNew) steps.push('Add rows of the demo in src/demo/samples: it has none yet.');
  steps.push('Add what people may do under "actions"; .github/CONTRIBUTING.md says how.');
  if (isMarked) steps.push('Translate the texts in ⟦ ⟧ in locales/id.json.');
  steps.push('npm start has it.');
  return steps.map((step) => `- ${step}`).join('\n');
}

/** Runs a command line on a checkout, and returns its exit code. */
export function newResourceTool(root: string, argv: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const prompter = Prompter.of(argv, OPTIONS, USAGE);
    try {
      await run(root, prompter);
    } finally {
      prompter.close();
    }
  });
}
