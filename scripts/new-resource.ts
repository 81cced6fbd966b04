// npm run new-resource: asks what a new resource is, and writes its files. Every question has an option as well.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '#compiler/config.ts';
import { loadFileTree } from '#compiler/load.ts';
import { listWords, suggest } from '#compiler/nearest.ts';
import { PERMISSIONS } from '#contract/permissions.ts';
import { UsageError } from './lib/UsageError.ts';
import { Asker } from './scaffold/Asker.ts';
import { humanise } from './scaffold/addWords.ts';
import { applyFiles } from './scaffold/applyFiles.ts';
import { currentConfig } from './scaffold/currentConfig.ts';
import { fieldsOfApi, nameOfPath, singular } from './scaffold/fieldsOfApi.ts';
import { translate, untranslated } from './scaffold/glossary.ts';
import { newResource, recordNames } from './scaffold/newResource.ts';
import { type NewField, parseFields, tableName } from './scaffold/recordText.ts';
import { writeOutlines, writeTable } from './scaffold/writeTable.ts';

const OPTIONS = [
  'name',
  'record',
  'fields',
  'id-prefix',
  'path',
  'openapi',
  'route',
  'title-en',
  'title-id',
  'permission',
  'where',
  'section',
];

const USAGE = `npm run new-resource [-- --name refunds --record transaction --path /refunds --title-en Refunds
  --title-id "Pengembalian dana" --permission can_view,can_edit --section main --where type=REFUND]
For a record that there is not yet: --fields "reference:text, amount:money, status:enum(PENDING|DONE)" --id-prefix rfd
From an OpenAPI file: --openapi api.yaml --path /v1/invoices; --route is the screen's then.
What is left out is asked for.`;

function mustMatch(pattern: RegExp, words: string): (answer: string) => string | undefined {
  return (answer) => (pattern.test(answer) ? undefined : `Write ${words}.`);
}

function permissionFault(answer: string): string | undefined {
  const wrong = answer.split(',').find((permission) => !(PERMISSIONS as readonly string[]).includes(permission));
  return wrong === undefined
    ? undefined
    : `There is no permission "${wrong}". ${suggest(wrong, PERMISSIONS, 'permission')}`;
}

async function run(root: string, asker: Asker): Promise<void> {
  const tree = loadFileTree(root);
  const config = currentConfig(tree);
  const records = recordNames(tree);
  const sections = config.navigation.value.sections.map((section) => section.id);
  const kebab = mustMatch(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens');

  const openapi = asker.given('openapi');
  const apiPath =
    openapi === undefined
      ? undefined
      : await asker.ask({ option: 'path', text: 'Which path lists the records, such as /v1/invoices?' });
  const suggested = apiPath === undefined ? undefined : nameOfPath(apiPath);

  const name = await asker.ask({
    option: 'name',
    text: 'What is the resource called, in the plural?',
    fault: kebab,
    ...(suggested !== undefined && { otherwise: suggested }),
  });
  const record = await asker.ask({
    option: 'record',
    text: `Which record does it show? There are ${listWords(records)}; another word makes a new one.`,
    fault: kebab,
    ...(suggested !== undefined && { otherwise: singular(name) }),
  });
  const isNew = !records.includes(record);
  const fields = isNew || openapi !== undefined ? await askFields(asker, openapi, apiPath) : [];
  const idPrefix = isNew
    ? await asker.ask({
        option: 'id-prefix',
        text: 'Which letters do its ids begin with?',
        fault: mustMatch(/^[a-z]{2,5}$/, 'two to five lower-case letters'),
        ...(suggested !== undefined && { otherwise: freePrefix(record, config) }),
      })
    : '';
  const titleEn = await asker.ask({ option: 'title-en', text: 'Its title in English?', otherwise: humanise(name) });
  const files = newResource(tree, config, {
    name,
    record,
    fields,
    idPrefix,
    titleEn,
    titleId: await asker.ask({
      option: 'title-id',
      text: 'Its title in Bahasa Indonesia?',
      otherwise: translate(singular(name)) ?? untranslated(titleEn),
    }),
    path: await asker.ask({
      option: openapi === undefined ? 'path' : 'route',
      text: 'Its route?',
      otherwise: `/${name}`,
    }),
    permissions: (
      await asker.ask({
        option: 'permission',
        text: 'Who may open it?',
        otherwise: 'can_view,can_edit',
        fault: permissionFault,
      })
    ).split(','),
    where: isNew
      ? ''
      : await asker.ask({ option: 'where', text: 'Only some records, such as type=REFUND?', otherwise: '' }),
    section: await asker.ask({
      option: 'section',
      text: `Under which heading of the sidebar: ${sections.join(', ')}?`,
      otherwise: sections[0] ?? 'main',
      fault: (answer) => (sections.includes(answer) ? undefined : suggest(answer, sections, 'heading')),
    }),
  });
  applyFiles(root, tree, files);
  if (isNew) writeTable(root, tableName(record));
  const outlined = existsSync(join(root, 'tests/config/outlines.test.ts'));
  if (outlined) writeOutlines(root);
  const marked = [...files].filter(
    ([file, text]) => file === 'locales/id.json' && text.includes(untranslated('').slice(0, 1)),
  );
  console.log(`\nThe config has no problems. Next:\n${nextSteps(name, marked.length > 0)}`);
}

async function askFields(asker: Asker, openapi: string | undefined, path: string | undefined): Promise<NewField[]> {
  if (openapi !== undefined && path !== undefined) return fieldsOfApi(openapi, path);
  const text = 'Which fields, such as reference:text, amount:money, status:enum(PENDING|DONE)?';
  return parseFields(await asker.ask({ option: 'fields', text }));
}

/** Letters of a record's name that no other record's ids begin with. */
function freePrefix(record: string, config: Config): string {
  const taken = new Set([...config.records.values()].map(({ idPrefix }) => idPrefix));
  const letters = record.replaceAll(/[^a-z]/g, '');
  for (let length = 3; length <= 5; length += 1) {
    if (!taken.has(letters.slice(0, length))) return letters.slice(0, length);
  }
  return `${letters.slice(0, 2)}x`;
}

function nextSteps(name: string, isMarked: boolean): string {
  const steps = [
    `Read config/resources/${name}.yaml: order the columns, hide and guard what not everybody may see.`,
    'Read what is new in tests/snapshots/outlines: who sees it now.',
  ];
  if (isMarked) steps.push('Translate what stands in ⟦ ⟧ in locales/id.json.');
  steps.push('npm start has it.');
  return steps.map((step) => `- ${step}`).join('\n');
}

let asker: Asker | undefined;
try {
  asker = Asker.of(process.argv.slice(2), OPTIONS, USAGE);
  await run(fileURLToPath(new URL('..', import.meta.url)), asker);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  asker?.close();
}
