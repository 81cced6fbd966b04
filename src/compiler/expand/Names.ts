import type { NamesFile } from '#contract/generated/config.ts';
import type { NodePath, Source } from '../config.ts';
import type { NamedOrigin } from '../NamedOrigin.ts';
import type { Placed } from '../parse/syntax/placedNode.ts';
import { child, entriesOf, implied, isMap, itemsOf, listOf, mapOf, textAt, withoutKey } from './placedTree.ts';
import { type ValueLists, valueLists } from './valueLists.ts';

/** Keys of a guard that hold guards. */
const INNER = new Set(['not', 'any', 'all']);

/** A guard that always denies, in place of a name that does not exist. */
const CLOSED = { permission: [] };

/** The named guards and lists of values of a tree: config/names.yaml. */
export class Names {
  private readonly guards: Placed | undefined;
  /** The lists of values, each with those that it names. */
  readonly lists: ValueLists;

  /** `written`: the nodes of the file; without them no name exists. */
  constructor(
    private readonly source?: Source<NamesFile>,
    written?: Placed,
  ) {
    this.guards = written && child(written, 'guards');
    this.lists = valueLists(written?.value);
  }

  /** Whether there is a guard, or a list of values, of a name. */
  has(kind: string, name: string): boolean {
    if (kind === 'valueList') return this.lists.has(name);
    return this.guards !== undefined && child(this.guards, name) !== undefined;
  }

  private origin(kind: 'guards' | 'values', name: string): NamedOrigin | undefined {
    return this.source && { name, place: this.source.keyPlace([kind, name]) };
  }

  /** A file with every name replaced by its declaration, each with the place of the name. */
  expand(file: Placed): Placed {
    return this.walk(file, []);
  }

  /** A file with the names of lists of values at these paths replaced by their values. */
  expandLists(file: Placed, paths: readonly NodePath[]): Placed {
    if (paths.some((path) => path.length === 0)) return this.list(file);
    const heads = new Set(paths.map(([head]) => head));
    const inside = (key: string | number) => paths.filter(([head]) => head === key).map((path) => path.slice(1));
    if (Array.isArray(file.value)) {
      const items = itemsOf(file).map((item, index) =>
        heads.has(index) ? this.expandLists(item, inside(index)) : item,
      );
      return listOf(items, file.node);
    }
    const parts = entriesOf(file).map(
      ([key, part]) => [key, heads.has(key) ? this.expandLists(part, inside(key)) : part] as const,
    );
    return mapOf(parts, file.node);
  }

  private list(name: Placed): Placed {
    if (typeof name.value !== 'string') return name;
    const values = this.lists.get(name.value) ?? [];
    return withOrigin({ value: [...values], node: name.node }, this.origin('values', name.value));
  }

  private walk(placed: Placed, open: readonly string[]): Placed {
    if (Array.isArray(placed.value)) {
      return listOf(
        itemsOf(placed).map((item) => this.walk(item, open)),
        placed.node,
      );
    }
    if (!isMap(placed.value)) return placed;
    const parts = entriesOf(placed).map(([key, part]) => [
      key,
      key === 'guard' || key === 'offer' ? this.guard(part, open) : this.walk(part, open),
    ]) satisfies unknown as [string, Placed][];
    return mapOf(parts, placed.node);
  }

  /** A guard without names. `open`: the named guards that it is in, which it cannot use. */
  private guard(written: Placed, open: readonly string[]): Placed {
    if (!isMap(written.value)) return written;
    const name = textAt(written, 'named');
    const own = mapOf(
      entriesOf(withoutKey(written, 'named')).map(([key, part]) => [key, this.guardKey(key, part, open)] as const),
      written.node,
    );
    const use = child(written, 'named');
    return name === undefined || use === undefined ? own : joined(this.named(name, use, open), own);
  }

  private guardKey(key: string, part: Placed, open: readonly string[]): Placed {
    if (INNER.has(key)) {
      if (!Array.isArray(part.value)) return this.guard(part, open);
      return listOf(
        itemsOf(part).map((inner) => this.guard(inner, open)),
        part.node,
      );
    }
    return this.list(part);
  }

  private named(name: string, use: Placed, open: readonly string[]): Placed {
    const declared = this.guards && child(this.guards, name);
    if (declared === undefined || open.includes(name)) return implied(CLOSED, use.node);
    const { value } = this.guard(declared, [...open, name]);
    const origin = this.origin('guards', name);
    return mapOf(
      Object.entries(value as object).map(([key, part]) => [key, withOrigin(implied(part, use.node), origin)] as const),
      use.node,
    );
  }
}

function withOrigin({ value, node }: Placed, named: NamedOrigin | undefined): Placed {
  return { value, node: named === undefined ? node : { ...node, named } };
}

/** What a named guard and the keys beside it allow: both. */
function joined(named: Placed, own: Placed): Placed {
  const ownKeys = entriesOf(own);
  const taken = new Set(entriesOf(named).map(([key]) => key));
  if (!ownKeys.some(([key]) => taken.has(key))) return mapOf([...entriesOf(named), ...ownKeys], own.node);
  return mapOf([['all', listOf([named, own], own.node)]], own.node);
}
