import type { FormValues } from '#contract/generated/config.ts';
import type { Source } from '../../config.ts';
import type { LocatedReference } from '../../draft.ts';
import type { Problem } from '../../problem.ts';
import { schemaProblems } from '../schemas/schemaProblems.ts';
import type { Validators } from '../schemas/Validators.ts';
import { createSource } from '../syntax/placedNode.ts';
import { readJson } from '../syntax/readJson.ts';

/** The schema of a form's values as far as it could be read. */
export interface FormValuesReading {
  readonly source?: Source<FormValues>;
  /** The lists of values that it names and that do not exist: those that exist have been written out. */
  readonly references?: readonly LocatedReference[];
  readonly problems: readonly Problem[];
}

/** The schema that schemas of values are written to. */
const SCHEMA_FILE = 'schemas/form-values.schema.json';

/** Reads the schema of a form's values: schemas/forms/<name>.schema.json. */
export function readFormValues(file: string, text: string, validators: Validators): FormValuesReading {
  const { placed, lines, problems } = readJson(file, text);
  if (placed === undefined) return { problems };
  const source = createSource(file, placed.value, placed, lines);
  const verdict = validators.validate(SCHEMA_FILE, placed.value);
  if (verdict === undefined) return { problems };
  const found = [...problems, ...schemaProblems(source, verdict.errors).map(({ problem }) => problem)];
  // The schema has vouched for the shape.
  if (found.length > 0) return { problems: found };
  const references = verdict.references.map((reference) => ({ ...reference, source }));
  return { source: source as Source<FormValues>, references, problems: found };
}
