import type { ConfigDocs, DocumentedKind, DocumentedPage, DocumentedProperty } from '#contract/generated/api.ts';
import type { Config } from '../config.ts';
import { baseName, type FileTree } from '../fileTree.ts';
import { exampleText } from './exampleText.ts';
import { findUses, type KindUse, kindKey } from './findUses.ts';
import { liveExample, liveMadeUp } from './liveExample.ts';
import { makeExample } from './makeExample.ts';
import { isNode, type PlacedSchema, SchemaBook, textAt } from './SchemaBook.ts';
import { typeWords } from './typeWords.ts';

/** Examples longer than this, in lines, are shown only where there is no shorter one. */
const LONGEST = 24;

/** The use that shows most of a kind in few lines: of the short ones the one with the most keys, the first of those. */
function bestUse(uses: readonly KindUse[]): KindUse | undefined {
  let best: { readonly use: KindUse; readonly rank: number } | undefined;
  for (const use of uses) {
    const lines = exampleText(use.value).split('\n').length;
    const keys = isNode(use.value) ? Object.keys(use.value).length : 0;
    const rank = lines <= LONGEST ? keys : keys - lines;
    if (best === undefined || rank > best.rank) best = { use, rank };
  }
  return best?.use;
}

/** The type as written in the config, such as `status`, or the schema's title in words. */
function nameOf({ node }: PlacedSchema): string {
  const type = isNode(node.properties) ? node.properties.type : undefined;
  if (isNode(type) && typeof type.const === 'string') return type.const;
  const words = textAt(node, 'title').replaceAll(/([a-z])([A-Z])/g, '$1 $2');
  return words.charAt(0) + words.slice(1).toLowerCase();
}

class Documenter {
  private readonly book: SchemaBook;
  private readonly uses: ReadonlyMap<string, KindUse[]>;

  constructor(
    tree: FileTree,
    private readonly config: Config,
  ) {
    this.book = new SchemaBook(tree);
    this.uses = findUses(this.book, config);
  }

  pages(): DocumentedPage[] {
    return this.book.names().flatMap((file) => {
      const root = this.book.root(file);
      const kinds = [root, ...this.book.definitions(file)].flatMap((placed) => this.kind(placed) ?? []);
      if (kinds.length === 0) return [];
      const title = nameOf(root).replace(/ (vocabulary|file)$/, '');
      return [
        {
          id: baseName(file) + (file.includes('/shared/') ? '' : '-file'),
          title,
          description: textAt(root.node, 'description'),
          kinds,
        },
      ];
    });
  }

  /** A kind, or nothing where a definition is only a name or a text. */
  private kind(placed: PlacedSchema): DocumentedKind | undefined {
    const { node, file, definition } = placed;
    if (!isNode(node.properties) && !Array.isArray(node.enum)) return undefined;
    const folder = file.includes('/shared/') ? '' : 'file-';
    const kind: DocumentedKind = {
      id: `${folder}${baseName(file)}${definition === '' ? '' : `-${definition}`}`,
      name: nameOf(placed),
      description: textAt(node, 'description'),
      properties: this.properties(placed),
    };
    if (!isNode(node.properties)) {
      kind.description = `${kind.description} One of: ${(node.enum as unknown[]).join(', ')}.`.trim();
      return kind;
    }
    const use = bestUse(this.uses.get(kindKey(placed)) ?? []);
    if (use === undefined) {
      const made = makeExample(this.book, placed);
      kind.example = { yaml: exampleText(made), source: 'made up' };
      const tried = liveMadeUp(this.config, file, made);
      if (tried !== undefined) kind.live = tried;
      return kind;
    }
    const { file: at, line } = use.source.place(use.path);
    kind.example = { yaml: exampleText(use.value), source: `${at}:${line}` };
    const live = liveExample(this.config, file, use);
    if (live !== undefined) kind.live = live;
    return kind;
  }

  /** What a key means: as it says here, as the schema says that it refers to, or as every key of its sort. */
  private meaning(placed: PlacedSchema): string {
    const { node } = this.book.follow(placed);
    const written = textAt(placed.node, 'description') || textAt(node, 'description');
    if (written !== '') return written;
    if (node['x-reference'] === 'localeKey') return 'What people read: a key of locales/.';
    return node.const === undefined ? '' : 'Which kind this is.';
  }

  private properties({ node, file, definition }: PlacedSchema): DocumentedProperty[] {
    const required = Array.isArray(node.required) ? node.required : [];
    return Object.entries(isNode(node.properties) ? node.properties : {}).flatMap(([name, property]) => {
      if (!isNode(property)) return [];
      const placed = { file, definition, node: property };
      const description = this.meaning(placed);
      return [{ name, type: typeWords(this.book, placed, 1), required: required.includes(name), description }];
    });
  }
}

const known = new WeakMap<Config, ConfigDocs>();

/**
 * The documentation of the config language: a page for each schema, a kind for each definition, each with an example
 * out of the config, or the least that passes the schema. Made once for a config.
 */
export function documentConfig(tree: FileTree, config: Config): ConfigDocs {
  const docs = known.get(config) ?? { pages: new Documenter(tree, config).pages() };
  known.set(config, docs);
  return docs;
}
