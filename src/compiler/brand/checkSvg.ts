import { SaxesParser } from 'saxes';
import type { Place, Problem } from '../problem.ts';
import type { ProblemCode } from '../problemCodes.ts';
import { problem, startOf } from '../report.ts';
import { attributeProblem, SVG_ELEMENTS } from './svgVocabulary.ts';

/** The longest image of a pack, in bytes. */
const LONGEST_SVG = 65_536;

const ATTRIBUTE_FIX = 'Draw with shapes and plain attributes; leave scripts, events and foreign namespaces out.';
const REFERENCE_FIX = 'Reference elements of the same image only, such as url(#gradient).';

function placeOf(file: string, text: string, offset: number): Place {
  const before = text.slice(0, Math.max(0, offset));
  return { file, line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}

/** Collects what an image may not have while it is parsed. */
class SvgCheck {
  readonly problems: Problem[] = [];
  private readonly parser = new SaxesParser({ xmlns: true });
  private depth = 0;
  /** The depth of the refused element that the parser is in: what is in it goes with it. */
  private refusedAt: number | undefined;

  constructor(
    private readonly file: string,
    private readonly text: string,
  ) {
    this.parser.on('opentagstart', ({ name }) => this.open(name));
    this.parser.on('closetag', () => {
      if (this.refusedAt === this.depth) this.refusedAt = undefined;
      this.depth -= 1;
    });
    this.parser.on('attribute', ({ name, value }) => this.attribute(name, value));
    this.parser.on('doctype', () =>
      this.refuse('svg-element', this.before('<!'), 'A DOCTYPE can define entities.', 'Remove the DOCTYPE.'),
    );
    this.parser.on('processinginstruction', ({ target }) =>
      this.refuse(
        'svg-element',
        this.before('<?'),
        `The instruction <?${target}?> can load a style sheet.`,
        'Remove it.',
      ),
    );
    this.parser.on('error', (error) => {
      if (this.problems.some((known) => known.code === 'svg-syntax')) return;
      const what = `This is not well-formed XML: ${error.message.replace(/^\d+:\d+: /, '')}`;
      this.refuse('svg-syntax', this.parser.position - 1, what, 'Export the image again as plain SVG.');
    });
  }

  run(): Problem[] {
    this.parser.write(this.text).close();
    return this.problems;
  }

  /** The offset of the nearest mark before the parser's position. */
  private before(mark: string): number {
    return this.text.lastIndexOf(mark, Math.max(0, this.parser.position - 1));
  }

  private refuse(code: ProblemCode, offset: number, what: string, fix: string): void {
    this.problems.push(problem(code, placeOf(this.file, this.text, offset), what, fix));
  }

  private open(name: string): void {
    const offset = this.before('<');
    this.depth += 1;
    if (this.refusedAt !== undefined) return;
    if (this.depth === 1 && name !== 'svg') {
      this.refuse('svg-element', offset, `The outermost element is <${name}>.`, 'Export the image as plain SVG.');
    } else if (!SVG_ELEMENTS.has(name)) {
      const fix = 'Draw it with shapes, gradients and text; expand symbols and effects.';
      this.refuse('svg-element', offset, `The element <${name}> is not allowed.`, fix);
      this.refusedAt = this.depth;
    }
  }

  private attribute(name: string, value: string): void {
    const code = attributeProblem(name, value);
    if (code === undefined || this.refusedAt !== undefined) return;
    const what =
      code === 'svg-attribute'
        ? `The attribute "${name}" is not allowed.`
        : `The attribute "${name}" may reference a resource outside the image.`;
    this.refuse(code, this.before(name), what, code === 'svg-attribute' ? ATTRIBUTE_FIX : REFERENCE_FIX);
  }
}

/**
 * What keeps an SVG of a pack from being served. An image is refused rather than rewritten, so that what is shown is
 * what the partner drew: no scripts, events, links, styles from elsewhere, animation, entities; at most 64 KiB.
 */
export function checkSvg(file: string, text: string): Problem[] {
  if (Buffer.byteLength(text) > LONGEST_SVG) {
    return [
      problem(
        'file-too-long',
        startOf(file),
        `This image is larger than ${LONGEST_SVG / 1024} KiB.`,
        'Simplify its paths.',
      ),
    ];
  }
  const problems = new SvgCheck(file, text).run();
  if (problems.length > 0) return problems;
  if (!/<svg\b[^>]*\sxmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(text) || !/<svg\b[^>]*\sviewBox=/.test(text)) {
    const fix = 'Export it as plain SVG, with xmlns="http://www.w3.org/2000/svg" and a viewBox.';
    return [problem('svg-syntax', startOf(file), 'The image has no SVG namespace or no viewBox.', fix)];
  }
  return [];
}
