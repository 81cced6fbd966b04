import type { TransitionsFile } from '#contract/generated/config.ts';
import type { Source } from '../config.ts';
import type { LocatedReference } from '../draft.ts';
import { CURRENT_VERSION } from '../migrate/migrateValue.ts';
import type { FileKind } from '../parse/files/fileKinds.ts';
import type { Declaration } from '../parse/files/readDeclaration.ts';
import { schemaProblems } from '../parse/schemas/schemaProblems.ts';
import type { Reference, Validators } from '../parse/schemas/Validators.ts';
import { createSource, placeOf } from '../parse/syntax/placedNode.ts';
import type { Problem } from '../problem.ts';
import { problem } from '../report.ts';
import { expandFile } from './expandFile.ts';
import type { Names } from './Names.ts';

/** A config file as the rest of the compiler sees it. */
export interface Expansion {
  readonly source: Source<unknown>;
  readonly references: readonly LocatedReference[];
  readonly problems: readonly Problem[];
}

/** What every file of a tree is expanded with. */
export interface ExpandWith {
  readonly validators: Validators;
  readonly texts: Readonly<Record<string, string>> | undefined;
  readonly names: Names;
  /** Those that could be read, by record. */
  readonly transitions: ReadonlyMap<string, Source<TransitionsFile>>;
}

interface Known {
  readonly texts: ExpandWith['texts'];
  readonly names: Names;
  /** The transitions that it was expanded with, by record. */
  readonly used: ReadonlyMap<string, Source<TransitionsFile> | undefined>;
  readonly expansion: Expansion | undefined;
}

/** The last expansion of each file that was read. A file that has not changed is not expanded again. */
const known = new WeakMap<Declaration, Known>();

function nameOf(file: string): string {
  const [folder, name = ''] = file.split('/').slice(-2);
  return name === 'brand.yaml' ? (folder ?? '') : name.replace(/\.yaml$/, '');
}

function expand(
  declaration: Declaration,
  kind: FileKind,
  { validators, texts, names, transitions }: ExpandWith,
  usedTransitions: Map<string, Source<TransitionsFile> | undefined>,
): Expansion | undefined {
  const { written, source: read, references } = declaration;
  if (written === undefined || read === undefined) return undefined;
  const { file } = read;
  const problems: Problem[] = [];
  const lists = references.filter(({ kind: of }) => of === 'valueList');
  const listed = names.expandLists(
    written.placed,
    lists.map(({ path }) => path),
  );
  const whole = expandFile(kind.kind, listed, {
    name: nameOf(file),
    hasText: (key) => texts !== undefined && Object.hasOwn(texts, key),
    eventsOf: (record) => {
      usedTransitions.set(record, transitions.get(record));
      return transitions.get(record)?.value.events;
    },
    report: (node, code, what, fix) => {
      // An invalid part is reported where it was read, and left out since.
      if (code === 'missing-key' && declaration.problems.length > 0) return;
      problems.push(problem(code, placeOf(file, written.lines, node, node.keyStart ?? node.start), what, fix));
    },
  });
  const used = references.filter(({ kind: of }) => of === 'guard' || of === 'valueList');
  const expanded = used.length > 0 ? names.expand(whole) : whole;
  if (expanded === written.placed) return { source: read, references: located(references, read), problems };
  const source = createSource(file, expanded.value, expanded, written.lines);
  // Schemas of another time do not know the present version.
  if (validators.version !== CURRENT_VERSION) return { source, references: located(references, source), problems };
  // The expanded form passes the same schema; validating it finds the names that it refers to.
  const verdict = validators.validate(kind.schemaFile, expanded.value);
  if (verdict === undefined) return { source, references: located(references, read), problems };
  // What is wrong with a name is reported where the name is declared, or not declared.
  const found = verdict.references.filter(({ path }) => source.named(path) === undefined);
  if (used.every(({ kind: of, name }) => names.has(of, name)))
    problems.push(
      ...schemaProblems(source, verdict.errors).map(({ path, problem: wrong }) => {
        const named = source.named(path);
        return named === undefined ? wrong : { ...wrong, place: named.place };
      }),
    );
  return { source, references: [...located(found, source), ...located(used, read)], problems };
}

function located(references: readonly Reference[], source: Source<unknown>): LocatedReference[] {
  return references.map((reference) => ({ ...reference, source }));
}

function isSame({ texts, names, used }: Known, using: ExpandWith): boolean {
  if (texts !== using.texts || names !== using.names) return false;
  return [...used].every(([record, source]) => using.transitions.get(record) === source);
}

/** A file that was read, expanded; `undefined` where nothing of it could be read. */
export function expandDeclaration(declaration: Declaration, kind: FileKind, using: ExpandWith): Expansion | undefined {
  const before = known.get(declaration);
  if (before !== undefined && isSame(before, using)) return before.expansion;
  const used = new Map<string, Source<TransitionsFile> | undefined>();
  const expansion = expand(declaration, kind, using, used);
  known.set(declaration, { texts: using.texts, names: using.names, used, expansion });
  return expansion;
}
