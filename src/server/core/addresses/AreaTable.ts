import { createHash } from 'node:crypto';
import { type AreaCountry, areaId } from '#contract/addresses/areaLevels.ts';
import type { Area } from '#contract/generated/api.ts';
import { foldText } from './foldText.ts';

/** No area: the parent of the widest ones. */
const NONE = -1;

/** The kind of an area in front of its name: people type the name alone. */
const KIND = /^((kabupaten|kota)( administrasi)?|city of) /;

/** How well a folded name or postal codes match: 0 where the name begins with the text, 1 a word of it, 3 a postal code. */
function rankOf(name: string, codes: string, needle: string): number | undefined {
  const at = name.indexOf(needle);
  if (at === 0 || name.replace(KIND, '').startsWith(needle)) return 0;
  if (at > 0) return /[a-z0-9]/.test(name.charAt(at - 1)) ? 2 : 1;
  return codes.split(' ').some((code) => code.startsWith(needle)) ? 3 : undefined;
}

/**
 * The areas of a country. It keeps the text of the file, with the place, the level and the parent of each line, and makes
 * an area of a line when it is needed: objects for 91,599 areas would take twenty times the memory of the text.
 */
export class AreaTable {
  /** Changes with the data. */
  readonly version: string;
  private readonly starts: Uint32Array;
  private readonly levels: Uint8Array;
  private readonly parents: Int32Array;
  /** For each line, the line after it and all areas in it. */
  private readonly ends: Uint32Array;
  private folded: string | undefined;

  constructor(
    readonly country: AreaCountry,
    private readonly text: string,
  ) {
    this.version = createHash('sha1').update(text).digest('base64url');
    const starts: number[] = [];
    const levels: number[] = [];
    const parents: number[] = [];
    const ends: number[] = [];
    const open: number[] = [];
    for (let start = 0; start < text.length; start = text.indexOf('\n', start) + 1) {
      if (text[start] === '#') continue;
      let level = 0;
      while (text[start + level] === '\t') level++;
      parents.push(open[level - 1] ?? NONE);
      for (const line of open.splice(level)) ends[line] = starts.length;
      open.push(starts.length);
      levels.push(level + 1);
      starts.push(start);
    }
    for (const line of open) ends[line] = starts.length;
    starts.push(text.length);
    this.starts = Uint32Array.from(starts);
    this.levels = Uint8Array.from(levels);
    this.parents = Int32Array.from(parents);
    this.ends = Uint32Array.from(ends);
  }

  /** How many areas there are. */
  get size(): number {
    return this.levels.length;
  }

  private cells(line: number, text = this.text): string[] {
    const start = (this.starts[line] ?? 0) + this.levelOf(line) - 1;
    return text.slice(start, (this.starts[line + 1] ?? 0) - 1).split('\t');
  }

  private levelOf(line: number): number {
    return this.levels[line] ?? 0;
  }

  private parentOf(line: number): number {
    return this.parents[line] ?? NONE;
  }

  private idOf(line: number): string {
    const [code = ''] = this.cells(line);
    const parent = this.parentOf(line);
    return areaId(this.country, parent === NONE ? undefined : this.idOf(parent), code);
  }

  private areaOf(line: number): Area {
    const [, name = '', codes = ''] = this.cells(line);
    return { id: this.idOf(line), name, level: this.levelOf(line), postal_codes: codes.split(' ').filter(Boolean) };
  }

  private endOf(line: number): number {
    return line === NONE ? this.size : (this.ends[line] ?? this.size);
  }

  /** The lines of the areas directly in an area. */
  private *linesIn(parent: number): Generator<number> {
    for (let line = parent + 1; line < this.endOf(parent); line = this.endOf(line)) yield line;
  }

  private lineOf(id: string): number | undefined {
    for (let parent = NONE, found = true; found; ) {
      found = false;
      for (const line of this.linesIn(parent)) {
        const own = this.idOf(line);
        if (own === id) return line;
        if (!id.startsWith(areaId(this.country, own, ''))) continue;
        [parent, found] = [line, true];
        break;
      }
    }
    return undefined;
  }

  find(id: string): Area | undefined {
    const line = this.lineOf(id);
    return line === undefined ? undefined : this.areaOf(line);
  }

  /** The areas directly in an area, or the widest ones, in the order of their names; `undefined` for an unknown parent. */
  areasIn(parent: string | undefined): Area[] | undefined {
    const above = parent === undefined ? NONE : this.lineOf(parent);
    return above === undefined ? undefined : [...this.linesIn(above)].map((line) => this.areaOf(line));
  }

  /** The postal codes of an area, of all areas in it, and of the areas above it. */
  postalCodesAround(id: string): Set<string> {
    const line = this.lineOf(id);
    const codes = new Set<string>();
    if (line === undefined) return codes;
    for (let above = this.parentOf(line); above !== NONE; above = this.parentOf(above)) this.addCodes(above, codes);
    for (let below = line; below < this.endOf(line); below++) this.addCodes(below, codes);
    return codes;
  }

  private addCodes(line: number, codes: Set<string>): void {
    for (const code of this.areaOf(line).postal_codes) codes.add(code);
  }

  /**
   * The areas below an area, or of the whole country, whose name contains a text or whose postal code begins with it:
   * names that begin with it first, then wider areas. `undefined` for an unknown parent.
   */
  search(text: string, parent: string | undefined, limit: number): Area[] | undefined {
    const above = parent === undefined ? NONE : this.lineOf(parent);
    if (above === undefined) return undefined;
    const ranked: number[][] = Array.from({ length: 20 }, () => []);
    for (const [line, rank] of this.matches(foldText(text.trim()), above)) {
      const found = ranked[rank * 4 + this.levelOf(line)];
      if (found !== undefined && found.length < limit) found.push(line);
    }
    const lines = ranked.flat().slice(0, limit);
    return lines.map((line) => ({ ...this.areaOf(line), path: this.pathOf(line, above) }));
  }

  /** The lines that a folded text matches, each with how well. */
  private *matches(needle: string, above: number): Generator<readonly [line: number, rank: number]> {
    if (needle === '' || /[\t\n]/.test(needle)) return;
    this.folded ??= foldText(this.text);
    const last = this.endOf(above);
    for (let line = above + 1; line < last; ) {
      const at = this.folded.indexOf(needle, this.starts[line]);
      if (at === -1 || at >= (this.starts[last] ?? 0)) return;
      line = this.lineAt(at, line);
      const [, name = '', codes = ''] = this.cells(line, this.folded);
      const rank = rankOf(name, codes, needle);
      if (rank !== undefined) yield [line, rank];
      line++;
    }
  }

  /** The line of a place in the text, which is not before a line. */
  private lineAt(place: number, from: number): number {
    let [low, high] = [from, this.size];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.starts[middle] ?? 0) <= place) low = middle;
      else high = middle;
    }
    return low;
  }

  private pathOf(line: number, above: number): { id: string; name: string }[] {
    const path: { id: string; name: string }[] = [];
    for (let area = this.parentOf(line); area !== above && area !== NONE; area = this.parentOf(area)) {
      const { id, name } = this.areaOf(area);
      path.unshift({ id, name });
    }
    return path;
  }
}
