import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPair, isScalar, isSeq, parseDocument, visit } from 'yaml';
import { compile } from '#compiler/compile.ts';
import type { Config } from '#compiler/config.ts';
import type { FileTree } from '#compiler/fileTree.ts';
import { fingerprint } from '#compiler/fingerprint.ts';
import { loadFileTree } from '#compiler/load.ts';
import type { Problem } from '#compiler/problem.ts';
import { ROOT, sampleTree } from './sampleTree.ts';

const SEED = 20261121;

const sample = sampleTree();

/** The part of a file that one node takes, and the key above it. */
interface Span {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly under: string;
  readonly inList: boolean;
  readonly isNumber: boolean;
}

function spansOf(file: string, text: string): Span[] {
  const spans: Span[] = [];
  visit(parseDocument(text), {
    Node: (key, node, path) => {
      const [start, end] = node.range ?? [0, 0];
      const pair = path.findLast(isPair);
      const under = isPair(pair) && isScalar(pair.key) && key !== 'key' ? String(pair.key.value) : '';
      const isNumber = isScalar(node) && typeof node.value === 'number';
      if (end > start) spans.push({ file, start, end, under, inList: isSeq(path.at(-1)), isNumber });
    },
  });
  return spans;
}

const FILES = [...sample.keys()].filter((file) => file.startsWith('config/') || file.endsWith('brand.yaml'));
const SPANS = FILES.flatMap((file) => spansOf(file, sample.get(file) ?? ''));

const MUTATIONS = ['delete', 'rename', 'inherit', 'misspell', 'number', 'list'] as const;

type Mutation = (typeof MUTATIONS)[number];

/** What a node becomes. */
function mutated(node: string, mutation: Mutation): string {
  switch (mutation) {
    case 'delete':
      return '';
    case 'rename':
      return 'zebra';
    case 'inherit':
      // A name that every object has.
      return 'constructor';
    case 'misspell':
      return node.length > 1 ? node.slice(1, 2) + node.slice(0, 1) + node.slice(2) : `${node}x`;
    case 'number':
      return '7';
    case 'list':
      return `[${node.trim()}]`;
  }
}

function mutate(text: string, { start, end }: Span, mutation: Mutation): string {
  return text.slice(0, start) + mutated(text.slice(start, end), mutation) + text.slice(end);
}

/**
 * Whether a problem leads to the change: it is in the file, or it names the new word. A name may be misspelt where it is
 * declared or where it is used, so its problem may be in either file.
 */
function leadsTo({ place, what, fix }: Problem, { file, start, end }: Span, text: string, mutation: Mutation): boolean {
  if (place.file === file) return true;
  const word = mutated(text.slice(start, end), mutation);
  return ['rename', 'inherit', 'misspell'].includes(mutation) && `${what} ${fix}`.includes(`"${word}"`);
}

/** What a config says, without where it says it. */
function plain(config: Config | undefined): string {
  if (config === undefined) return 'none';
  const { resources, pages, records, brands, fingerprint: _, ...rest } = config;
  const maps = [resources, pages, records, brands].map((map) => [...map]);
  return JSON.stringify([maps, rest]);
}

/** What may be called anything, as long as nothing else calls it so: a change of it is a change of mind. */
const OWN_NAMES = ['id', 'name', 'description', 'domains', 'support_email'];

/** Whether a change can be right as well: another name, another number, one entry of a list fewer. */
function canBeRight({ file, under, inList, isNumber }: Span, mutation: Mutation): boolean {
  // A flag's label is its text: no locale has it.
  if (file === 'config/flags.yaml' && under === 'label') return true;
  if (OWN_NAMES.includes(under) || file === 'config/limits.yaml') return true;
  return (mutation === 'delete' && inList) || (mutation === 'number' && isNumber);
}

const before = plain(compile(sample).config);

describe('a config with one node changed', () => {
  it('has a problem that leads to it, or resolves as before', () => {
    const mutation = fc.constantFrom(...MUTATIONS);
    const missed: string[] = [];
    let tries = 0;
    fc.assert(
      fc.property(fc.constantFrom(...SPANS), mutation, (span, how) => {
        const text = sample.get(span.file) ?? '';
        const { config, problems } = compile(new Map([...sample, [span.file, mutate(text, span, how)]]));
        for (const { place, what, fix } of problems) {
          expect(Math.min(place.line, place.column, what.length, fix.length)).toBeGreaterThan(0);
        }
        expect(config === undefined).toBe(problems.length > 0);
        if (canBeRight(span, how)) return;
        tries += 1;
        const isReported = problems.some((problem) => leadsTo(problem, span, text, how));
        if (!isReported && plain(config) !== before)
          missed.push(`${span.file}: ${how} ${text.slice(span.start, span.end)}`);
      }),
      { seed: SEED, numRuns: 300 },
    );
    expect(tries).toBeGreaterThan(150);
    expect(missed.length / tries, missed.join('\n')).toBeLessThanOrEqual(0.01);
  });
});

/** How many changes of the whole config an ordinary run tries, each of which is a check. MUTATIONS=all tries every one. */
const REAL_TRIES = 150;

/**
 * Which of the shares of all changes is tried: the same while the files stay as they are, so that a run can be repeated,
 * and another after each change of them, so that all have their turn. MUTATION_TURN=0, 1, … takes them one by one.
 */
function turnOf(tree: FileTree): number {
  const { MUTATION_TURN: turn } = process.env;
  return turn === undefined ? Buffer.from(fingerprint(tree), 'base64url').readUInt32BE() : Number(turn);
}

/** The largest share of changes that may have neither a problem nor no effect. */
const MISSED_SHARE = 0.01;

/** The most misses among some tries that happen more often than one time in a hundred when one in a hundred is missed. */
function mostMissed(tries: number): number {
  let probability = (1 - MISSED_SHARE) ** tries;
  let upTo = probability;
  let misses = 0;
  while (upTo < 0.99) {
    probability *= ((tries - misses) / (misses + 1)) * (MISSED_SHARE / (1 - MISSED_SHARE));
    upTo += probability;
    misses += 1;
  }
  return misses;
}

interface Change {
  readonly span: Span;
  readonly how: Mutation;
}

/** One in how many is tried, so that about as many as wanted are. */
function strideOf(all: number, wanted: string): number {
  if (wanted === 'all') return 1;
  const stride = Math.max(1, Math.floor(all / Number(wanted)));
  // A stride that the mutations' number divides would only ever try one of them.
  return stride > 1 && stride % MUTATIONS.length === 0 ? stride + 1 : stride;
}

describe('the whole config with one node changed', () => {
  const tree = loadFileTree(ROOT);
  const files = [...tree.keys()].filter((file) => file.startsWith('config/') || file.endsWith('brand.yaml'));
  const judged: Change[] = files
    .flatMap((file) => spansOf(file, tree.get(file) ?? ''))
    .flatMap((span) => MUTATIONS.map((how) => ({ span, how })))
    .filter(({ span, how }) => !canBeRight(span, how));
  const step = strideOf(judged.length, process.env.MUTATIONS ?? String(REAL_TRIES));
  const turn = turnOf(tree) % step;
  const chosen = judged.filter((_, index) => index % step === turn);

  it(
    'has a problem that leads to it, or resolves as before',
    () => {
      const whole = plain(compile(tree).config);
      expect(whole).not.toBe('none');
      const missed: string[] = [];
      let atLine = 0;
      for (const { span, how } of chosen) {
        const text = tree.get(span.file) ?? '';
        const { config, problems } = compile(new Map([...tree, [span.file, mutate(text, span, how)]]));
        const reported = problems.filter((problem) => leadsTo(problem, span, text, how));
        const first = text.slice(0, span.start).split('\n').length;
        const last = text.slice(0, span.end).split('\n').length;
        const isAtLine = ({ place: { file, line } }: Problem) =>
          file === span.file && line >= first - 1 && line <= last + 1;
        if (reported.some(isAtLine)) atLine += 1;
        if (reported.length === 0 && plain(config) !== whole) {
          missed.push(`${span.file}:${first}: ${how} ${text.slice(span.start, span.end).slice(0, 60)}`);
        }
      }
      const share = (part: number) => `${((part / chosen.length) * 100).toFixed(1)} %`;
      console.info(
        `Mutations: ${share(chosen.length - missed.length)} of ${chosen.length} (one in ${step} of ${judged.length}, MUTATION_TURN=${turn}) have a problem that leads to them or no effect; ${share(atLine)} at the line.`,
      );
      // A part of the changes shows the share of all of them only so far.
      const most = step === 1 ? judged.length * MISSED_SHARE : mostMissed(chosen.length);
      expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(most);
    },
    Math.max(240_000, chosen.length * 4_000),
  );
});

describe('files of any bytes', () => {
  it('give problems, and never throw', () => {
    const bytes = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: fc.constantFrom(...'{}[]:-?&*!|>\'"%@`,# \n\tab1'), maxLength: 300 }),
    );
    const files = [...sample.keys()].filter((file) => !file.startsWith('schemas/') || file.includes('/records/'));
    // A changed schema has all schemas compiled again, which is slow: a few represent all.
    const schemas = ['', '[]', '{"$id": 7}', '{"$id": "https://schemas.beranda.example/flags.schema.json", "type": 7}'];
    const examples = schemas.map((text): [string, string] => ['schemas/flags.schema.json', text]);
    fc.assert(
      fc.property(fc.constantFrom(...files), bytes, (file, text) => {
        const { config, problems } = compile(new Map([...sample, [file, text]]));
        expect(config === undefined).toBe(problems.length > 0);
      }),
      { seed: SEED, numRuns: 200, examples },
    );
  });
});
