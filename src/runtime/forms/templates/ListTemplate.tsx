import { type ArrayFieldTemplateProps, getUiOptions } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import type { FormFilling } from '../FormFilling.ts';
import styles from '../forms.module.css';
import { RowsFromFile } from '../rows/RowsFromFile.tsx';
import type { FormRow } from '../rows/readRows.ts';
import type { DeclaredOptions } from '../uiSchemaOf.ts';

/** The longest name of a file that is kept, in characters. */
const LONGEST_NAME = 200;

/** Several of the same, and a button that adds one. */
export function ListTemplate({ items, canAdd, onAddClick, uiSchema, fieldPathId, registry }: ArrayFieldTemplateProps) {
  const translate = useTranslate();
  const { declared } = getUiOptions(uiSchema) as DeclaredOptions;
  const { form, fill }: FormFilling = registry.formContext;
  if (declared === undefined) return items;
  const { field, file_name: nameField } = declared;

  function fillFrom(rows: readonly FormRow[], fileName: string): void {
    // Whoever is not asked for the name cannot send it either.
    const isAsked = form.sections.some(({ fields }) => fields.some((asked) => asked.field === nameField));
    fill({
      [field]: rows,
      ...(isAsked && nameField !== undefined && { [nameField]: fileName.slice(0, LONGEST_NAME) }),
    });
  }

  return (
    <fieldset className={styles.group} id={fieldPathId.$id} tabIndex={-1}>
      <legend className={styles.label}>{translate(declared.label)}</legend>
      {declared.from_file && <RowsFromFile list={declared} onRows={fillFrom} />}
      {items.length > 0 && <ol className={styles.items}>{items}</ol>}
      {canAdd && declared.add !== undefined && (
        <Button onClick={onAddClick}>
          <Icon name="plus" size={16} />
          {translate(declared.add)}
        </Button>
      )}
    </fieldset>
  );
}
