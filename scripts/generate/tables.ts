import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listsOfTree, withValues } from '#compiler/expand/valueLists.ts';
import type { FileTree } from '#compiler/fileTree.ts';
import { filesBelow } from '#compiler/fileTree.ts';
import { loadFileTree } from '#compiler/load.ts';
import { readRecord } from '#compiler/parse/files/readRecord.ts';
import type { RecordField, RecordSchema } from '#contract/recordSchema.ts';

const FOLDER = 'src/server/database/schema/records';

/** PostgreSQL silently truncates longer names. */
const LONGEST_NAME = 63;

function camel(name: string): string {
  return name.replaceAll(/[_-](\w)/g, (_, letter: string) => letter.toUpperCase());
}

function names(list: readonly string[]): string {
  return `[${list.map((name) => `'${name.replaceAll("'", "\\'")}'`).join(', ')}]`;
}

/** The imported names of a file by module, so that it imports no others. */
class Imports {
  private readonly modules = new Map<string, Set<string>>();

  use(module: string, name: string): string {
    const used = this.modules.get(module) ?? new Set();
    this.modules.set(module, used.add(name));
    return name;
  }

  text(): string {
    const lines = [...this.modules].map(([module, used]) => {
      const list = [...used].sort((left, right) => left.localeCompare(right, 'en')).join(', ');
      return `import ${module.startsWith('#contract') ? 'type ' : ''}{ ${list} } from '${module}';\n`;
    });
    return lines.sort().join('');
  }
}

const CORE = 'drizzle-orm/pg-core';
const COLUMNS = '../columns.ts';
const INDEXES = '../listIndexes.ts';

class TableText {
  private readonly imports = new Imports();
  private readonly type: string;

  constructor(
    private readonly record: RecordSchema,
    title: string,
    /** The tables of records, by id prefix. */
    private readonly tableOf: ReadonlyMap<string, string>,
  ) {
    this.type = title;
  }

  private column({ name, kind, values, nullable, computed }: RecordField): string {
    const core = (builder: string) => this.imports.use(CORE, builder);
    const own = (builder: string) => this.imports.use(COLUMNS, builder);
    const made: Readonly<Record<RecordField['kind'], () => string>> = {
      text: () => `${core('text')}('${name}')`,
      enum: () => `${core('text')}('${name}', { enum: ${names(values)} })`,
      number: () => `${core('integer')}('${name}')`,
      boolean: () => `${core('boolean')}('${name}')`,
      date: () => `${core('date')}('${name}')`,
      datetime: () => `${own('moment')}('${name}')`,
      money: () => `${own('money')}('${name}')`,
      'record-id': () => `${core('uuid')}('${name}')`,
      json: () => {
        const type = this.imports.use('#contract/generated/records.ts', this.type);
        return `${own('json')}('${name}').$type<NonNullable<${type}['${name}']>>()`;
      },
    };
    let text = made[kind]();
    if (computed !== undefined) text += `.generatedAlwaysAs(${this.imports.use('drizzle-orm', 'sql')}\`${computed}\`)`;
    return `    ${name}: ${text}${nullable ? '' : '.notNull()'},\n`;
  }

  private foreignKeys(): string[] {
    const keys: string[] = [];
    for (const { name, kind, idPrefix, elsewhere } of Object.values(this.record.fields)) {
      const table = kind === 'record-id' && name !== 'id' && !elsewhere ? this.tableOf.get(idPrefix ?? '') : undefined;
      if (table === undefined) continue;
      if (table !== this.record.table) this.imports.use(`./${camel(table)}.ts`, table);
      const of = (owner: string, field: string) =>
        `[${[`business_id`, 'environment', field].map((column) => `${owner}.${column}`).join(', ')}]`;
      const build = this.imports.use(CORE, 'foreignKey');
      keys.push(`${build}({ columns: ${of('table', name)}, foreignColumns: ${of(table, 'id')} })`);
    }
    return keys;
  }

  private parts(): string[] {
    const { table, fields, indexes, lookup, lastFour, unique, uniqueAcross, onlyOne, singleton } = this.record;
    const index = (builder: string, lists: string) =>
      `...${this.imports.use(INDEXES, builder)}('${table}', table, ${lists})`;
    const oneOf = this.imports.use(COLUMNS, 'oneOf');
    const key = this.imports.use(CORE, 'primaryKey');
    return [
      `${key}({ columns: [table.business_id, table.environment, table.id] })`,
      ...this.foreignKeys(),
      `${oneOf}('${table}_environment_check', table.environment, ${this.imports.use(COLUMNS, 'ENVIRONMENTS')})`,
      ...Object.values(fields)
        .filter(({ kind }) => kind === 'enum')
        .map(({ name, values }) => `${oneOf}('${table}_${name}_check', table.${name}, ${names(values)})`),
      index('listIndexes', `[${indexes.map(names).join(', ')}]`),
      ...(lookup.length > 0 ? [index('lookupIndexes', names(lookup))] : []),
      ...(lastFour.length > 0 ? [index('lastFourIndexes', names(lastFour))] : []),
      ...(unique.length > 0 ? [index('uniqueIndexes', names(unique))] : []),
      ...(uniqueAcross.length > 0 ? [index('acrossIndexes', `[${uniqueAcross.map(names).join(', ')}]`)] : []),
      ...(onlyOne.length > 0 ? [index('onlyOneIndexes', names(onlyOne))] : []),
      ...(singleton ? [`${this.imports.use(INDEXES, 'singletonIndex')}('${table}', table)`] : []),
    ];
  }

  /** A migration creates the view by hand; drizzle only reads it. */
  private viewText(columns: string): string {
    const { name, table } = this.record;
    this.imports.use(CORE, 'pgView');
    return `/* Generated from schemas/records/${name}.schema.json by \`npm run generate\`. Do not edit. */

${this.imports.text()}
export const ${table} = pgView('${table}', {
${columns.replaceAll(/^ {4}/gm, '  ')}}).existing();
`;
  }

  text(): string {
    const { name, table, fields, search, lastFour, view } = this.record;
    const use = (builder: string) => this.imports.use(COLUMNS, builder);
    const columns = [
      `    business_id: ${use('businessId')}(),\n    environment: ${use('environment')}(),\n`,
      ...Object.values(fields).map((field) => this.column(field)),
      ...search.map((field) => `    ${field}_search: ${use('searchColumn')}('${field}'),\n`),
      ...lastFour.map((field) => `    ${field}_last_four: ${use('lastFourColumn')}('${field}'),\n`),
    ].join('');
    if (view) return this.viewText(columns);
    const parts = this.parts().map((part) => `    ${part},\n`);
    this.imports.use(CORE, 'pgTable');
    return `/* Generated from schemas/records/${name}.schema.json by \`npm run generate\`. Do not edit. */

${this.imports.text()}
export const ${table} = pgTable(
  '${table}',
  {
${columns}  },
  (table) => [
${parts.join('')}  ],
);
`;
  }
}

function readRecords(root: string, tree: FileTree): { record: RecordSchema; title: string }[] {
  const found: { record: RecordSchema; title: string }[] = [];
  const lists = listsOfTree(tree);
  for (const file of filesBelow(tree, 'schemas/records', '.schema.json')) {
    const text = withValues(readFileSync(join(root, file), 'utf8'), lists);
    const { record, problems } = readRecord(file, text);
    const [first] = problems;
    if (record === undefined || first !== undefined) throw new Error(`${file}: ${first?.what ?? 'cannot be read'}`);
    const { title }: { title: string } = JSON.parse(text);
    const indexLists = [...record.indexes, ...record.lookup.map((field) => [field, 'search'])];
    for (const fields of indexLists) {
      const index = [record.table, ...fields, 'idx'].join('_');
      if (index.length > LONGEST_NAME)
        throw new Error(`${file}: the index ${index} has a name of over ${LONGEST_NAME} letters.`);
    }
    found.push({ record, title });
  }
  return found;
}

/** Returns each record schema's table as a drizzle declaration, and the list of them. */
export function generateTables(root: string): Map<string, string> {
  const records = readRecords(root, loadFileTree(root));
  const tableOf = new Map(records.map(({ record }) => [record.idPrefix, record.table]));
  const files = new Map<string, string>();
  for (const { record, title } of records) {
    files.set(`${FOLDER}/${camel(record.table)}.ts`, new TableText(record, title, tableOf).text());
  }
  const tables = records.map(({ record }) => record.table).sort();
  const lines = tables.map((table) => `export { ${table} } from './${camel(table)}.ts';\n`).join('');
  files.set(
    `${FOLDER}/index.ts`,
    `/* Generated from schemas/records by \`npm run generate\`. Do not edit. */\n\n${lines}`,
  );
  return files;
}
