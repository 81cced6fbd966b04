import { getUiOptions, type ObjectFieldTemplateProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import type { ResolvedForm, ResolvedFormField } from '#contract/generated/api.ts';
import styles from '../../parts/fields/forms.module.css';
import type { FormContext } from '../values/FormContext.ts';
import type { DeclaredOptions } from '../widgets/base/DeclaredOptions.ts';

/** The properties that are shown, by their names. */
type Properties = ReadonlyMap<string, ObjectFieldTemplateProps['properties'][number]>;

function Fields({ fields, properties }: { fields: readonly ResolvedFormField[]; properties: Properties }) {
  // A field that is currently hidden has no property.
  const shown = fields.flatMap((field) => {
    const property = properties.get(field.field);
    return property === undefined ? [] : [{ field, content: property.content }];
  });
  return (
    <div className={styles.fields}>
      {shown.map(({ field, content }) => (
        <div key={field.field} className={styles.cell} data-width={field.width}>
          {content}
        </div>
      ))}
    </div>
  );
}

/** The whole form in its sections, or the fields of a group or of a list item. */
export function ObjectTemplate({ properties: shown, uiSchema, fieldPathId, registry }: ObjectFieldTemplateProps) {
  const translate = useTranslate();
  const { form, title, step }: FormContext = registry.formContext;
  const { declared } = getUiOptions(uiSchema) as DeclaredOptions;
  const properties: Properties = new Map(shown.map((property) => [property.name, property]));
  if (fieldPathId.path.length > 0) {
    const fields = declared?.fields ?? partsAt(form, fieldPathId.path);
    const body = <Fields fields={fields} properties={properties} />;
    if (declared?.type !== 'group') return body;
    return (
      <fieldset className={styles.group}>
        <legend className={styles.label}>{translate(declared.label)}</legend>
        {body}
      </fieldset>
    );
  }
  const sections = form.sections.filter(
    (section) => section.step === step && section.fields.some(({ field }) => properties.has(field)),
  );
  return sections.map(({ id, label, help, fields }) => {
    const body = (
      <>
        {help !== undefined && <p className={styles.help}>{translate(help)}</p>}
        <Fields fields={fields} properties={properties} />
      </>
    );
    // A heading that repeats the dialog's title is left out.
    if (label === undefined || translate(label) === title) {
      return (
        <div key={id} className={styles.section}>
          {body}
        </div>
      );
    }
    const isOneList = fields.length === 1 && fields[0]?.type === 'list';
    return (
      <section
        key={id}
        className={styles.section}
        data-one-list={isOneList}
        aria-labelledby={`${fieldPathId.$id}-${id}`}
      >
        <h3 id={`${fieldPathId.$id}-${id}`}>{translate(label)}</h3>
        {body}
      </section>
    );
  });
}

/** Returns the fields of an item in the list that a path leads into. */
function partsAt(form: ResolvedForm, path: readonly (string | number)[]): readonly ResolvedFormField[] {
  const fields = form.sections.flatMap((section) => section.fields);
  return fields.find(({ field }) => field === path[0])?.fields ?? [];
}
