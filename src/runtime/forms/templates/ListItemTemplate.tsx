import { type ArrayFieldItemTemplateProps, getUiOptions } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import type { FormFilling } from '../FormFilling.ts';
import styles from '../forms.module.css';
import type { DeclaredOptions } from '../uiSchemaOf.ts';

/** One in a list: what is asked of it, and buttons that move and remove it. */
export function ListItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, index, parentUiSchema, registry } = props;
  const translate = useTranslate();
  const { declared } = getUiOptions(parentUiSchema) as DeclaredOptions;
  const title = declared?.item === undefined ? String(index + 1) : translate(declared.item, { number: index + 1 });
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  if (declared?.from_file) {
    const { faulty } = registry.formContext as FormFilling;
    return (
      <li className={styles.row} data-invalid={faulty[declared.field]?.has(index) || undefined}>
        <h4>
          <span aria-hidden="true">{index + 1}</span>
          <span className={styles.rowTitle}>{title}</span>
        </h4>
        {children}
        {hasRemove && (
          <Button
            kind="plain"
            shape="icon"
            aria-label={`${translate('shell.form.remove')}: ${title}`}
            onClick={onRemoveItem}
          >
            <Icon name="close" />
          </Button>
        )}
      </li>
    );
  }
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <h4>{title}</h4>
        {hasMoveUp && (
          <Button
            kind="plain"
            shape="icon"
            aria-label={`${translate('shell.form.move_up')}: ${title}`}
            onClick={onMoveUpItem}
          >
            <Icon name="chevron-up" />
          </Button>
        )}
        {hasMoveDown && (
          <Button
            kind="plain"
            shape="icon"
            aria-label={`${translate('shell.form.move_down')}: ${title}`}
            onClick={onMoveDownItem}
          >
            <Icon name="chevron-down" />
          </Button>
        )}
        {hasRemove && (
          <Button
            kind="plain"
            shape="icon"
            aria-label={`${translate('shell.form.remove')}: ${title}`}
            onClick={onRemoveItem}
          >
            <Icon name="close" />
          </Button>
        )}
      </div>
      {children}
    </li>
  );
}
