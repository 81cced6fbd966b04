// npm run new-resource: asks what a new resource is, and writes its files. Every question has an option as well.
import { fileURLToPath } from 'node:url';
import { loadFileTree } from '#compiler/load.ts';
import { listWords, suggest } from '#compiler/nearest.ts';
import { PERMISSIONS } from '#contract/permissions.ts';
import { UsageError } from './lib/UsageError.ts';
import { Asker } from './scaffold/Asker.ts';
import { humanise } from './scaffold/addWords.ts';
import { applyFiles } from './scaffold/applyFiles.ts';
import { currentConfig } from './scaffold/currentConfig.ts';
import { newResource, recordNames } from './scaffold/newResource.ts';
import { tableName } from './scaffold/recordText.ts';

const OPTIONS = [
  'name',
  'record',
  'fields',
  'id-prefix',
  'path',
  'title-en',
  'title-id',
  'permission',
  'where',
  'section',
];

const USAGE = `npm run new-resource [-- --name refunds --record transaction --path /refunds --title-en Refunds
  --title-id "Pengembalian dana" --permission can_view,can_edit --section main --where type=REFUND]
For a record that there is not yet: --fields "reference:text, amount:money, status:enum(PENDING|DONE)" --id-prefix rfd
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

  const name = await asker.ask({ option: 'name', text: 'What is the resource called, in the plural?', fault: kebab });
  const record = await asker.ask({
    option: 'record',
    text: `Which record does it show? There are ${listWords(records)}; another word makes a new one.`,
    fault: kebab,
  });
  const isNew = !records.includes(record);
  const fields = isNew
    ? await asker.ask({
        option: 'fields',
        text: 'Which fields, such as reference:text, amount:money, status:enum(PENDING|DONE)?',
      })
    : '';
  const idPrefix = isNew
    ? await asker.ask({
        option: 'id-prefix',
        text: 'Which letters do its ids begin with?',
        fault: mustMatch(/^[a-z]{2,5}$/, 'two to five lower-case letters'),
      })
    : '';
  const titleEn = await asker.ask({ option: 'title-en', text: 'Its title in English?', otherwise: humanise(name) });
  const files = newResource(tree, config, {
    name,
    record,
    fields,
    idPrefix,
    titleEn,
    titleId: await asker.ask({ option: 'title-id', text: 'Its title in Bahasa Indonesia?', otherwise: titleEn }),
    path: await asker.ask({ option: 'path', text: 'Its route?', otherwise: `/${name}` }),
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
  console.log(`\nThe config has no problems. Next:\n${nextSteps(name, record, isNew)}`);
}

function nextSteps(name: string, record: string, isNew: boolean): string {
  const steps = [`Read config/resources/${name}.yaml: order the columns, hide and guard what not everybody may see.`];
  steps.push(
    'Read what was added to locales/id.json: words of fields and values are in English until somebody translates them.',
  );
  if (isNew) {
    steps.push(
      `An engineer adds the table ${tableName(record)} to src/server/db/schema with the columns and indexes of schemas/records/${record}.schema.json,`,
      '  runs `npm run generate` and `npm run migrations`; until then the screen has no data and `npm test` says so.',
    );
  }
  return steps.map((step) => (step.startsWith(' ') ? step : `- ${step}`)).join('\n');
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
