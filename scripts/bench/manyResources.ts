import type { FileTree } from '../../src/compiler/fileTree.ts';
import { insertItem } from '../scaffold/insertItem.ts';

/** The resources that are copied, with their records: one with every property of a list and a record, and a simple one. */
const MODELS = { transactions: 'transaction', 'activity-logs': 'activity-log' } as const;

type Model = keyof typeof MODELS;

const NAMES = Object.keys(MODELS) as Model[];

function modelOf(number: number): Model {
  return NAMES[number % NAMES.length] ?? 'transactions';
}

function copyFile(number: number): string {
  return `config/resources/${modelOf(number)}-${number}.yaml`;
}

/** The texts of a language, with those of the models under the name of each copy too. */
function withCopiedTexts(text: string, copies: readonly number[]): string {
  const messages: Record<string, string> = JSON.parse(text);
  const entries = Object.entries(messages);
  const copied = copies.flatMap((number) => {
    const prefix = `${modelOf(number).replaceAll('-', '_')}.`;
    return entries.flatMap(([key, message]) =>
      key.startsWith(prefix) ? [[`${prefix.slice(0, -1)}_${number}.${key.slice(prefix.length)}`, message]] : [],
    );
  });
  return JSON.stringify({ ...messages, ...Object.fromEntries(copied) });
}

/**
 * Returns a tree with the wanted number of resources: its own, and copies of two of them under other names and routes.
 */
export function manyResources(tree: FileTree, wanted: number): FileTree {
  const files = new Map(tree);
  const copies: number[] = [];
  let count = [...tree.keys()].filter((file) => file.startsWith('config/resources/')).length;
  for (let number = 1; count < wanted; number += 1, count += 1) {
    const model = modelOf(number);
    copies.push(number);
    const text = tree.get(`config/resources/${model}.yaml`) ?? '';
    const copy = text
      .replace(/^version: .*$/m, (version) => `${version}\nrecord: ${MODELS[model]}`)
      .replace(/^path: \/(.*)$/m, (_, path: string) => `path: /copies-${number}/${path}`)
      .replace(/^ {2}path: \/(.*)$/m, (_, path: string) => `  path: /copies-${number}/${path}`);
    files.set(copyFile(number), copy);
  }
  // The copies have the model's guards, so that one navigation item per model reaches them.
  const navigation = files.get('config/navigation.yaml') ?? '';
  const rules = [1, 2].map((number) => {
    const path = /^path: (.*)$/m.exec(files.get(copyFile(number)) ?? '')?.[1] ?? '/';
    return `{ to: ${path}, guard: { anyone: true } }`;
  });
  files.set(
    'config/navigation.yaml',
    rules.reduce((text, rule) => insertItem(text, ['home'], rule), navigation),
  );
  for (const file of ['locales/en.json', 'locales/id.json']) {
    files.set(file, withCopiedTexts(files.get(file) ?? '{}', copies));
  }
  return files;
}
