import type { BrandFile } from '#contract/generated/config.ts';
import type { Source } from '../config.ts';
import type { Draft, PackDraft } from '../draft.ts';
import { KEY_LANGUAGE } from '../languages.ts';
import type { Place, Problem } from '../problem.ts';
import { problem } from '../report.ts';

/** What a brand is known by. */
function marks(brand: BrandFile): string[] {
  return [brand.name, ...brand.domains, brand.support_email];
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function pattern(mark: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(mark)}(?![\\p{L}\\p{N}])`, 'iu');
}

interface Foreign {
  readonly brand: string;
  readonly mark: string;
  readonly pattern: RegExp;
}

/** Names shorter than this are found in too many words to be searched for. */
const SHORTEST_MARK = 3;

/** Whether a name is an ordinary English word of the product, such as "Title": then it cannot be searched for. */
function isOrdinary(name: string, draft: Draft): boolean {
  if (name.length < SHORTEST_MARK) return true;
  const noun = new RegExp(pattern(name.toLowerCase()).source, 'u');
  return Object.values(draft.words.get(KEY_LANGUAGE)?.value ?? {}).some((text) => noun.test(text));
}

/** What every brand is known by. */
function allMarks(draft: Draft): Foreign[] {
  const found: Foreign[] = [];
  for (const { name, source } of draft.packs.values()) {
    if (source === undefined) continue;
    for (const mark of marks(source.value)) {
      if (mark === source.value.name && isOrdinary(mark, draft)) continue;
      found.push({ brand: name, mark, pattern: pattern(mark) });
    }
  }
  // A host contains the name of its brand, and is reported instead.
  return found.sort((left, right) => right.mark.length - left.mark.length);
}

class ForeignSearch {
  readonly problems: Problem[] = [];

  constructor(
    private readonly foreign: readonly Foreign[],
    private readonly own: readonly string[],
  ) {}

  /** Looks for another brand in a text; the brand's own marks may hold another's name. */
  search(text: string, placeOf: (offset: number) => Place): void {
    let rest = text;
    for (const mark of this.own) rest = rest.replaceAll(mark, ' '.repeat(mark.length));
    for (const { brand, mark, pattern: wanted } of this.foreign) {
      const offset = rest.search(wanted);
      if (offset === -1) continue;
      rest = rest.slice(0, offset) + ' '.repeat(mark.length) + rest.slice(offset + mark.length);
      const what = `"${mark}" belongs to the brand "${brand}".`;
      this.problems.push(
        problem('pack-foreign-brand', placeOf(offset), what, 'A pack cannot show another brand. Remove it.'),
      );
    }
  }
}

/** The text that an image shows, at the offsets at which it is written: markup is blanked out. */
function shownText(svg: string): string {
  return svg.replaceAll(/<[^>]*>/g, (markup) => markup.replaceAll(/[^\n]/g, ' '));
}

function checkPack(pack: PackDraft, source: Source<BrandFile>, foreign: readonly Foreign[]): Problem[] {
  const { powered_by, name, support_email, domains } = source.value;
  const search = new ForeignSearch(foreign, [name, ...domains, support_email]);
  for (const words of pack.words.values()) {
    for (const [key, text] of Object.entries(words.value)) search.search(text, () => words.place([key]));
  }
  for (const [image, text] of pack.images) {
    // The image that says who powers a white-label brand names who does.
    if (image === powered_by) continue;
    const file = `brands/${pack.name}/${image}`;
    search.search(shownText(text), (offset) => {
      const before = text.slice(0, offset);
      return { file, line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
    });
  }
  return search.problems;
}

/** A pack's texts and images contain no other brand's name, host or support address. */
export function checkForeignBrands(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  const all = allMarks(draft);
  for (const pack of draft.packs.values()) {
    if (pack.source === undefined) continue;
    const foreign = all.filter(({ brand }) => brand !== pack.name);
    problems.push(...checkPack(pack, pack.source, foreign));
  }
  return problems;
}
