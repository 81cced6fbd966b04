import { listWords } from '../nearest.ts';
import { ASIDE, IDENTITY, isContainer, isErrorName, PAGING, STRONG, WEAK } from './envelopeWords.ts';
import { compared, endsInParameter, pathNouns, wordsOf } from './pathWords.ts';
import type { SchemaReader, Shape } from './SchemaReader.ts';
import { unwrapRecord } from './unwrapRecord.ts';

/** The array of records that an answer holds; or why it is not clear; or that it has none. */
export type ListFound =
  | { readonly kind: 'list'; readonly at: string; readonly record: Shape; readonly left: readonly string[] }
  | { readonly kind: 'unsure'; readonly reason: string; readonly arrays: readonly string[] }
  | { readonly kind: 'none'; readonly reason: string };

/** An array of an answer: its place, and the object around it. */
interface Candidate {
  readonly at: string;
  readonly name: string;
  readonly item: unknown;
  /** The object around it describes one thing: it has an identity. */
  readonly inRecord: boolean;
  /** The properties beside it that are not about paging. */
  readonly beside: readonly string[];
}

/** Whether an object describes one thing: it has an `id`, or a `report_id` with a `report_name`. */
function isIdentified(names: readonly string[]): boolean {
  const written = new Set(names.map((name) => wordsOf(name).join('_')));
  return [...written].some(
    (name) =>
      IDENTITY.has(name) ||
      (name.endsWith('_id') && ['name', 'title'].some((end) => written.has(name.replace(/id$/, end)))),
  );
}

function isRecordItem(reader: SchemaReader, item: unknown): boolean {
  return reader.shapeOf(item).properties.size > 0;
}

class Finder {
  readonly candidates: Candidate[] = [];
  /** Arrays of texts or numbers, and objects with a value per key. */
  readonly others: string[] = [];
  private readonly nouns: string;
  private readonly longNouns: string;

  constructor(
    private readonly reader: SchemaReader,
    private readonly path: string,
  ) {
    const nouns = pathNouns(path);
    this.nouns = compared(nouns.at(-1) ?? []);
    this.longNouns = compared(nouns.slice(-2).flat());
  }

  collect(shape: Shape, at: string, inRecord: boolean, depth: number): void {
    const shapes = [...shape.properties].map(([name, written]) => ({ name, shape: this.reader.shapeOf(written) }));
    const isArray = (of: Shape) => of.types.includes('array');
    const beside = shapes
      .filter(({ name, shape: of }) => !isArray(of) && !this.isAside(name) && !PAGING.test(wordsOf(name).join('_')))
      .map(({ name }) => name);
    const hasIdentity = inRecord || isIdentified(shapes.map(({ name }) => name));
    for (const { name, shape: property } of shapes) {
      const place = at === '' ? name : `${at}.${name}`;
      if (isArray(property)) {
        if (!isRecordItem(this.reader, property.items)) this.others.push(place);
        else {
          const inner = beside.filter((other) => other !== name);
          this.candidates.push({ at: place, name, item: property.items, inRecord: hasIdentity, beside: inner });
        }
      } else if (property.isMap) this.others.push(place);
      else if (depth < 3 && property.properties.size > 0 && (isContainer(wordsOf(name)) || this.isNamed(name)))
        this.collect(property, place, hasIdentity, depth + 1);
    }
  }

  private isAside(name: string): boolean {
    const word = compared(wordsOf(name));
    return isErrorName(wordsOf(name)) || (ASIDE.has(word) && word !== this.nouns) || isContainer(wordsOf(name));
  }

  /** Whether an array is called as the path is. */
  isNamed(name: string): boolean {
    const word = compared(wordsOf(name));
    return word !== '' && (word === this.nouns || word === this.longNouns);
  }

  /** Whether the name of an array ends as the path does, or the path as it does: `workflow_runs` of `/runs`. */
  private isLike(name: string): boolean {
    const word = compared(wordsOf(name));
    if (word === '' || this.nouns === '') return false;
    return (
      word.endsWith(`_${this.nouns}`) ||
      word.startsWith(`${this.nouns}_`) ||
      `_${this.longNouns}`.endsWith(`_${word}`) ||
      this.nouns.startsWith(`${word}_`)
    );
  }

  private taken(candidate: Candidate): ListFound {
    const left = this.candidates.filter((other) => other !== candidate).map(({ at }) => at);
    const { record, at } = unwrapRecord(this.reader, candidate.item, this.path);
    return { kind: 'list', at: `${candidate.at}${at}`, record, left };
  }

  private unsure(reason: string, candidates: readonly Candidate[]): ListFound {
    return { kind: 'unsure', reason, arrays: candidates.map(({ at }) => at) };
  }

  private single(candidates: readonly Candidate[]): ListFound {
    const arrays = candidates.map(({ at }) => at);
    if (arrays.length === 0) return { kind: 'none', reason: this.noArray() };
    const reason = `The response is a single object, not a list. The object has the ${arrays.length === 1 ? 'array' : 'arrays'} ${listWords(arrays)}.`;
    return { kind: 'unsure', reason, arrays };
  }

  private noArray(): string {
    if (this.others.length === 0) return 'The response is a single object, not a list.';
    return `The response has no array of objects: ${listWords(this.others)} ${this.others.length === 1 ? 'holds' : 'hold'} plain values, or objects by key.`;
  }

  decide(): ListFound {
    const usable = this.candidates.filter(({ name }) => !isErrorName(wordsOf(name)));
    if (usable.length === 0 && this.candidates.length > 0)
      return this.unsure(`The response has only ${listWords(this.candidates.map(({ at }) => at))}.`, this.candidates);
    const main = usable.filter(({ name }) => this.isNamed(name) || !ASIDE.has(compared(wordsOf(name))));
    const named = main.filter(({ name }) => this.isNamed(name));
    const [only] = named;
    if (only !== undefined && named.length === 1) return only.inRecord ? this.single(main) : this.taken(only);
    const strong = main.filter(({ name }) => STRONG.has(compared(wordsOf(name))));
    const weak = main.filter(({ name }) => WEAK.has(compared(wordsOf(name))));
    const like = main.filter(
      ({ name }) => this.isLike(name) && !strong.concat(weak).some((other) => other.name === name),
    );
    const groups = [like, strong, weak].filter((group) => group.length > 0);
    const [group = main] = groups;
    const [candidate] = group;
    if (candidate === undefined) return this.single(usable);
    if (groups.length > 1 || group.length > 1) {
      if (main.every(({ inRecord }) => inRecord)) return this.single(main);
      return this.unsure('The response has several arrays.', main);
    }
    if (candidate.inRecord || (endsInParameter(this.path) && candidate.beside.length > 0)) return this.single(main);
    const enough = group === like || group === strong ? candidate.beside.length <= 3 : candidate.beside.length === 0;
    if (enough && (groups.length > 0 || main.length === 1)) return this.taken(candidate);
    const beside = `, with ${listWords(candidate.beside)} beside ${main.length === 1 ? 'it' : 'them'}`;
    const arrays = `${main.length === 1 ? 'the array' : 'the arrays'} ${listWords(main.map(({ at }) => at))}`;
    return this.unsure(`The response has ${arrays}${candidate.beside.length === 0 ? '' : beside}.`, main);
  }
}

/** Finds the array of records in the schema of an answer. `wanted` names the array where a person has. */
export function findList(reader: SchemaReader, answer: unknown, path: string, wanted?: string): ListFound {
  const shape = reader.shapeOf(answer);
  if (shape.types.includes('array')) {
    const { record, at } = unwrapRecord(reader, shape.items, path);
    if (record.properties.size > 0) return { kind: 'list', at, record, left: [] };
    return { kind: 'none', reason: 'The response is an array of plain values, not of objects.' };
  }
  const finder = new Finder(reader, path);
  finder.collect(shape, '', false, 0);
  if (wanted !== undefined) {
    const named = finder.candidates.find(({ at }) => at === wanted);
    if (named !== undefined) {
      const { record, at } = unwrapRecord(reader, named.item, path);
      return { kind: 'list', at: `${named.at}${at}`, record, left: [] };
    }
    const arrays = finder.candidates.map(({ at }) => at);
    return { kind: 'unsure', reason: `The response has no array of objects "${wanted}".`, arrays };
  }
  if (finder.candidates.length === 0 && shape.isMap)
    return { kind: 'none', reason: 'The response is an object with one record per key, not a list.' };
  if (finder.candidates.length === 0 && shape.properties.size === 0)
    return { kind: 'none', reason: 'The document does not describe the properties of the response.' };
  return finder.decide();
}
