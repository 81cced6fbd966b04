import type { ValidatorType } from '@rjsf/utils';
import { useMemo } from 'react';
import { pruneEmpty } from '#contract/forms/pruneEmpty.ts';
import type { ValidationError } from '#contract/forms/validationError.ts';
import type { ResolvedForm } from '#contract/generated/api.ts';
import type { ValidationMessage } from '../errors/validationMessages.ts';
import type { InvalidRows } from '../values/FormContext.ts';
import type { FormValues } from '../values/FormValues.ts';

interface SchemaError {
  readonly instancePath?: string;
}

/** Returns the lists of a form that files fill. */
function rowLists(form: ResolvedForm): string[] {
  const fields = form.sections.flatMap((section) => section.fields);
  return fields.filter((field) => field.from_file).map(({ field }) => field);
}

/** The rows of each list that an error leads to, in their order. */
function rowsIn(lists: readonly string[], paths: readonly (readonly string[])[]): [string, number[]][] {
  return lists.map((list) => {
    const rows = paths.filter(([field, row]) => field === list && row !== undefined).map(([, row]) => Number(row));
    return [list, [...new Set(rows)].sort((one, other) => one - other)];
  });
}

/**
 * Returns the rows of a form's lists that are invalid by the validator, the rules or the server's last response: the same
 * object while they are the same rows.
 */
export function useInvalidRows(
  form: ResolvedForm,
  validator: ValidatorType,
  values: FormValues,
  findErrors: (values: FormValues) => readonly ValidationError[],
  serverErrors: readonly ValidationMessage[],
): InvalidRows {
  const found = useMemo(() => {
    const lists = rowLists(form);
    if (lists.length === 0) return '[]';
    const given = pruneEmpty(values);
    const { errors = [] } = validator.rawValidation<SchemaError>(form.schema, given);
    const paths = errors.map(({ instancePath = '' }) => instancePath.split('/').slice(1));
    const rows = rowsIn(lists, [
      ...paths,
      ...findErrors(given).map(({ path }) => path),
      ...serverErrors.map(({ path }) => path),
    ]);
    return JSON.stringify(rows);
  }, [form, validator, values, findErrors, serverErrors]);
  return useMemo(() => {
    const rows = JSON.parse(found) as [string, number[]][];
    return Object.fromEntries(rows.map(([list, invalid]) => [list, new Set(invalid)]));
  }, [found]);
}
