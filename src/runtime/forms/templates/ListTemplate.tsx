import { type ArrayFieldTemplateProps, getUiOptions } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { Button } from '../../parts/buttons/Button.tsx';
import styles from '../../parts/fields/forms.module.css';
import { Icon } from '../../parts/icons/Icon.tsx';
import { RowsFromFile } from '../rows/RowsFromFile.tsx';
import { RowsTable } from '../rows/RowsTable.tsx';
import type { FormRow } from '../rows/readRows.ts';
import type { FormContext } from '../values/FormContext.ts';
import type { DeclaredOptions } from '../widgets/base/DeclaredOptions.ts';

/** Longest file name that is kept, in characters. */
const LONGEST_NAME = 200;

/** A list of items, with a button that adds one. */
export function ListTemplate(props: ArrayFieldTemplateProps) {
  const { items, canAdd, onAddClick, uiSchema, fieldPathId, registry, formData } = props;
  const translate = useTranslate();
  const { declared } = getUiOptions(uiSchema) as DeclaredOptions;
  const filling: FormContext = registry.formContext;
  const { form, fill } = filling;
  if (declared === undefined) return items;
  const { field, file_name: nameField } = declared;

  function fillFrom(rows: readonly FormRow[], fileName: string): void {
    // A form without the name field cannot send it either.
    const isShown = form.sections.some(({ fields }) => fields.some((shown) => shown.field === nameField));
    fill({
      [field]: rows,
      ...(isShown && nameField !== undefined && { [nameField]: fileName.slice(0, LONGEST_NAME) }),
    });
  }

  return (
    <fieldset className={styles.group} id={fieldPathId.$id} tabIndex={-1}>
      <legend className={styles.label}>{translate(declared.label)}</legend>
      {declared.from_file && <RowsFromFile list={declared} name={form.form} onRows={fillFrom} />}
      {items.length > 0 &&
        (declared.from_file ? (
          <RowsTable list={declared} items={items} rows={Array.isArray(formData) ? formData : []} filling={filling} />
        ) : (
          <ol className={styles.items}>{items}</ol>
        ))}
      {canAdd && declared.add !== undefined && (
        <Button onClick={onAddClick}>
          <Icon name="plus" size={16} />
          {translate(declared.add)}
        </Button>
      )}
    </fieldset>
  );
}
