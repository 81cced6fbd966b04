import { getDefaultRegistry } from '@rjsf/core';
import { deepEquals, type FieldProps, type RegistryFieldsType } from '@rjsf/utils';
import { type ComponentType, memo } from 'react';

/** Handlers that the library makes anew at every key, for names of properties that people give; our forms have none. */
const RENAMES: ReadonlySet<string> = new Set(['onKeyRename', 'onKeyRenameBlur']);

/** What is small, and copied by the library though it has not changed. */
const COPIED: ReadonlySet<string> = new Set(['formData', 'errorSchema']);

function isSame(was: FieldProps, is: FieldProps): boolean {
  const names = new Set([...Object.keys(was), ...Object.keys(is)]);
  return [...names].every((name) => {
    if (RENAMES.has(name)) return true;
    const [one, other]: unknown[] = [Reflect.get(was, name), Reflect.get(is, name)];
    return COPIED.has(name) ? deepEquals(one, other) : Object.is(one, other);
  });
}

const { SchemaField } = getDefaultRegistry().fields;

/**
 * A field that renders again only where something of its own has changed: in a form of hundreds of fields, a key renders
 * one of them. The library itself would render them all, or compare the whole schema once for each.
 */
export const FORM_FIELDS: RegistryFieldsType = {
  SchemaField: memo(SchemaField as ComponentType<FieldProps>, isSame) as unknown as ComponentType<FieldProps>,
};
