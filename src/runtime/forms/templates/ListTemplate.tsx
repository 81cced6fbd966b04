import { type ArrayFieldTemplateProps, getUiOptions } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import type { FormFilling } from '../FormFilling.ts';
import styles from '../forms.module.css';
import { RowsFromFile } from '../rows/RowsFromFile.tsx';
import type { DeclaredOptions } from '../uiSchemaOf.ts';

/** Several of the same, and a button that adds one. */
export function ListTemplate({ items, canAdd, onAddClick, uiSchema, fieldPathId, registry }: ArrayFieldTemplateProps) {
  const translate = useTranslate();
  const { declared } = getUiOptions(uiSchema) as DeclaredOptions;
  const { fill }: FormFilling = registry.formContext;
  if (declared === undefined) return items;
  return (
    <fieldset className={styles.group} id={fieldPathId.$id} tabIndex={-1}>
      <legend className={styles.label}>{translate(declared.label)}</legend>
      {declared.from_file && <RowsFromFile list={declared} onRows={(rows) => fill(declared.field, rows)} />}
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
