import type { LineCounter } from 'yaml';
import type { Source } from '../../config.ts';
import { migratePlaced } from '../../migrate/migratePlaced.ts';
import type { Problem } from '../../problem.ts';
import { problem, startOf } from '../../report.ts';
import { schemaProblems } from '../schemas/schemaProblems.ts';
import type { Reference, Validators } from '../schemas/Validators.ts';
import { createSource, type Placed } from '../syntax/placedNode.ts';
import { prune } from '../syntax/prune.ts';
import { readYaml } from '../syntax/readYaml.ts';
import { type FileKind, schemaLine } from './fileKinds.ts';

/** A config file as far as it could be read. */
export interface Declaration {
  /** The valid part; invalid parts are removed. Absent when nothing usable is left. */
  readonly source?: Source<unknown>;
  /** The nodes of `source`, as they are written. */
  readonly written?: { readonly placed: Placed; readonly lines: LineCounter };
  readonly references: readonly Reference[];
  readonly problems: readonly Problem[];
}

function checkSchemaLine(file: string, text: string, schemaFile: string): Problem[] {
  const wanted = schemaLine(file, schemaFile);
  const first = text
    .replace(/^\ufeff/, '')
    .split('\n', 1)[0]
    ?.trimEnd();
  if (first === wanted) return [];
  return [
    problem(
      'schema-line',
      startOf(file),
      'The first line does not name the schema of this file.',
      `Change it to: ${wanted}`,
    ),
  ];
}

/** Rounds of removing invalid parts; each goes at least one level up, and nothing nests deeper. */
const MOST_ROUNDS = 24;

/**
 * Reads a YAML file of any version and validates it against its schema. Invalid parts are reported and removed; the
 * rest can be checked.
 */
export function readDeclaration(
  file: string,
  text: string,
  { kind, schemaFile }: FileKind,
  validators: Validators,
): Declaration {
  const reading = readYaml(file, text);
  const problems = [...reading.problems];
  if (reading.placed === undefined) return { references: [], problems };
  problems.push(...checkSchemaLine(file, text, schemaFile));

  let placed: Placed | undefined = migratePlaced(kind, reading.placed, validators.version);
  for (let round = 0; round < MOST_ROUNDS && placed !== undefined; round += 1) {
    const source: Source<unknown> = createSource(file, placed.value, placed, reading.lines);
    const verdict = validators.validate(schemaFile, placed.value);
    if (verdict === undefined) break;
    if (verdict.errors.length === 0) {
      // A tree of another time has schemas of its own; what follows knows the present version only.
      const present = migratePlaced(kind, placed);
      const written = { placed: present, lines: reading.lines };
      const migrated = createSource(file, present.value, present, reading.lines);
      return { source: migrated, written, references: verdict.references, problems };
    }
    const invalid = schemaProblems(source, verdict.errors);
    // What later rounds find follows from what was left out before.
    if (round === 0) problems.push(...invalid.map(({ problem }) => problem));
    placed = prune(
      placed,
      invalid.map(({ path }) => path),
    );
  }
  return { references: [], problems };
}
