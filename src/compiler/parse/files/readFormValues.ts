import type { FormValues } from '#contract/generated/config.ts';
import type { Source } from '../../config.ts';
import type { Problem } from '../../problem.ts';
import { schemaProblems } from '../schemas/schemaProblems.ts';
import type { Validators } from '../schemas/Validators.ts';
import { createSource } from '../syntax/placedNode.ts';
import { readJson } from '../syntax/readJson.ts';

/** The schema of a form's values as far as it could be read. */
export interface FormValuesReading {
  readonly source?: Source<FormValues>;
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
  return found.length > 0 ? { problems: found } : { source: source as Source<FormValues>, problems: found };
}
