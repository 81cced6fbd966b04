import type { FileTree } from '../../src/compiler/fileTree.ts';
import { insertItem } from '../scaffold/insertItem.ts';

/** The resources that are copied, with their records: one with every property of a list and a record, and a simple one. */
const MODELS = [
  { name: 'transactions', record: 'transaction' },
  { name: 'activity-logs', record: 'activity-log' },
] as const;

function modelOf(number: number): (typeof MODELS)[number] {
  return MODELS[number % MODELS.length] ?? MODELS[0];
}

function copyFile(number: number): string {
  return `config/resources/${modelOf(number).name}-${number}.yaml`;
}

/**
 * Returns a tree with the wanted number of resources: its own, and copies of two of them under other names and routes.
 */
export function manyResources(tree: FileTree, wanted: number): FileTree {
  const files = new Map(tree);
  let count = [...tree.keys()].filter((file) => file.startsWith('config/resources/')).length;
  for (let number = 1; count < wanted; number += 1, count += 1) {
    const { name, record } = modelOf(number);
    const text = tree.get(`config/resources/${name}.yaml`) ?? '';
    // Without them, the record and the texts would be those of the copy's name.
    const copy = text
      .replace(/^version: .*$/m, (version) => `${version}\nrecord: ${record}\nwords: ${name.replaceAll('-', '_')}`)
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
  return files;
}
