import { type FieldTemplateProps, getUiOptions } from '@rjsf/utils';
import type { FormFieldType } from '#contract/generated/api.ts';
import styles from '../../parts/fields/forms.module.css';
import { FieldCheck } from '../checks/FieldCheck.tsx';
import { repeatsHelp } from '../errors/repeatsHelp.ts';
import { useWording } from '../errors/useWording.ts';
import type { FormContext } from '../values/FormContext.ts';
import type { DeclaredOptions } from '../widgets/base/DeclaredOptions.ts';

/** The element that carries the label: one that a label can refer to, or a group that it names. */
const LABELS: Readonly<Record<FormFieldType, 'label' | 'group' | 'own'>> = {
  text: 'label',
  textarea: 'label',
  email: 'label',
  digits: 'label',
  phone: 'label',
  money: 'label',
  number: 'label',
  date: 'label',
  select: 'label',
  country: 'label',
  address: 'own',
  radio: 'group',
  'multi-select': 'group',
  checkbox: 'own',
  tags: 'label',
  file: 'label',
  relation: 'label',
  'date-range': 'group',
  emails: 'label',
  'exported-list': 'label',
  list: 'own',
  group: 'own',
};

/** A field: label, input, help and validation errors. */
export function FieldTemplate({
  id,
  required,
  rawErrors = [],
  children,
  uiSchema,
  hidden,
  registry,
}: FieldTemplateProps) {
  const { translate, money } = useWording();
  const { declared } = getUiOptions(uiSchema) as DeclaredOptions;
  if (hidden || declared === undefined) return children;
  const label = LABELS[declared.type];
  const limit = declared.up_to && (registry.formContext as FormContext).limits[declared.field];
  // The help of an amount with a limit names it; the example of a form is of no record, and has none.
  const isLimitKnown = !declared.up_to || limit !== undefined;
  const help =
    declared.help && isLimitKnown
      ? translate(declared.help, limit === undefined ? {} : { limit: money(limit) })
      : undefined;
  const words = (
    <>
      {translate(declared.label)}
      {!required && <span className={styles.optional}> ({translate('shell.form.optional')})</span>}
    </>
  );
  return (
    <div className={styles.field} data-invalid={rawErrors.length > 0 || undefined}>
      {label === 'label' && (
        <label className={styles.label} id={`${id}-label`} htmlFor={id}>
          {words}
        </label>
      )}
      {label === 'group' && (
        <span className={styles.label} id={`${id}-label`}>
          {words}
        </span>
      )}
      {children}
      {declared.check !== undefined && <FieldCheck declared={declared} context={registry.formContext as FormContext} />}
      {help !== undefined && !rawErrors.some((error) => repeatsHelp(help, error)) && (
        <small id={`${id}-help`} className={styles.help}>
          {help}
        </small>
      )}
      {rawErrors.length > 0 && (
        <div id={`${id}-errors`} className={styles.error}>
          {[...new Set(rawErrors)].map((error) => (
            <p key={error}>{error}</p>
          ))}
        </div>
      )}
    </div>
  );
}
