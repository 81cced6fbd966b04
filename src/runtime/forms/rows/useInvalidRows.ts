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

function collect(lists: readonly string[], paths: readonly (readonly string[])[]): InvalidRows {
  return Object.fromEntries(
    lists.map((list) => {
      const rows = paths.filter(([field, row]) => field === list && row !== undefined).map(([, row]) => Number(row));
      return [list, new Set(rows)];
    }),
  );
}

/** Returns the rows of a form's lists that are invalid by the validator, the rules or the server's last response. */
export function useInvalidRows(
  form: ResolvedForm,
  validator: ValidatorType,
  values: FormValues,
  findErrors: (values: FormValues) => readonly ValidationError[],
  serverErrors: readonly ValidationMessage[],
): InvalidRows {
  return useMemo(() => {
    const lists = rowLists(form);
    if (lists.length === 0) return {};
    const given = pruneEmpty(values);
    const { errors = [] } = validator.rawValidation<SchemaError>(form.schema, given);
    const paths = errors.map(({ instancePath = '' }) => instancePath.split('/').slice(1));
    return collect(lists, [
      ...paths,
      ...findErrors(given).map(({ path }) => path),
      ...serverErrors.map(({ path }) => path),
    ]);
  }, [form, validator, values, findErrors, serverErrors]);
}
