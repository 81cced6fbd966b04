import { type ArrayFieldItemTemplateProps, getUiOptions } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import styles from '../../parts/fields/forms.module.css';
import type { FormContext } from '../values/FormContext.ts';
import type { DeclaredOptions } from '../widgets/base/DeclaredOptions.ts';
import { ItemButton } from './ItemButton.tsx';

/** An item of a list: its fields, and buttons that move and remove it. */
export function ListItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, index, parentUiSchema, registry } = props;
  const translate = useTranslate();
  const { declared } = getUiOptions(parentUiSchema) as DeclaredOptions;
  const title = declared?.item === undefined ? String(index + 1) : translate(declared.item, { number: index + 1 });
  const label = (name: 'move_up' | 'move_down' | 'remove') => `${translate(`shell.form.${name}`)}: ${title}`;
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  if (declared?.from_file) {
    const { invalidRows } = registry.formContext as FormContext;
    return (
      <li className={styles.row} data-invalid={invalidRows[declared.field]?.has(index) || undefined}>
        <h4>
          <span aria-hidden="true">{index + 1}</span>
          <span className="unseen">{title}</span>
        </h4>
        {children}
        {hasRemove && <ItemButton icon="close" label={label('remove')} onClick={onRemoveItem} />}
      </li>
    );
  }
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <h4>{title}</h4>
        {hasMoveUp && <ItemButton icon="chevron-up" label={label('move_up')} onClick={onMoveUpItem} />}
        {hasMoveDown && <ItemButton icon="chevron-down" label={label('move_down')} onClick={onMoveDownItem} />}
        {hasRemove && <ItemButton icon="close" label={label('remove')} onClick={onRemoveItem} />}
      </div>
      {children}
    </li>
  );
}
