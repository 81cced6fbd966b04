import type { Draft } from '../../draft.ts';
import type { Problem } from '../../problem.ts';
import { problem, startOf } from '../../report.ts';

/** Each form has a schema of its values, and each schema has a form. */
export function checkFormPairs(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const name of draft.taken.form) {
    if (draft.taken.formValues.has(name)) continue;
    const what = `The form "${name}" has no schema of its values.`;
    const fix = `Add schemas/forms/${name}.schema.json.`;
    problems.push(problem('form-pair', startOf(`config/forms/${name}.yaml`), what, fix));
  }
  for (const name of draft.taken.formValues) {
    if (draft.taken.form.has(name)) continue;
    const what = `The schema "${name}" has no form.`;
    const fix = `Add config/forms/${name}.yaml, or remove the schema.`;
    problems.push(problem('form-pair', startOf(`schemas/forms/${name}.schema.json`), what, fix));
  }
  return problems;
}
