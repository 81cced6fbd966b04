import { useId, useMemo, useState } from 'react';
import { pruneEmpty } from '#contract/forms/pruneEmpty.ts';
import type { ResolvedForm } from '#contract/generated/api.ts';
import styles from '../parts/fields/forms.module.css';
import { MuiRoot } from '../parts/overlays/MuiRoot.tsx';
import { useFieldErrors } from './errors/useFieldErrors.ts';
import { useWording } from './errors/useWording.ts';
import { errorSchemaOf, validationText, valueAt } from './errors/validationMessages.ts';
import { FORM_PROPS } from './templates/formProps.ts';
import { LibraryForm } from './templates/LibraryForm.ts';
import { serverValidator } from './validator/serverValidator.ts';
import type { FormContext } from './values/FormContext.ts';
import type { FormValues } from './values/FormValues.ts';
import { FormValuesContext } from './values/FormValuesContext.ts';
import { useTyping } from './values/useTyping.ts';
import { uiSchemaOf } from './widgets/uiSchemaOf.ts';

const NO_LIMITS = {};

/** Fields of a form to try: what is wrong between them is shown as it is typed. Nothing is kept or sent. */
export function FormExample({ form }: { readonly form: ResolvedForm }) {
  const id = useId().replaceAll(':', '');
  const [values, setValues] = useState<FormValues>({});
  const uiSchema = useMemo(() => uiSchemaOf(form), [form]);
  const { findErrors } = useFieldErrors(form, NO_LIMITS, values);
  const wording = useWording();
  const errors = findErrors(pruneEmpty(values)).map((error) => ({
    path: error.path,
    text: validationText(error, wording, valueAt(values, error.path)),
  }));
  const typing = useTyping(() => undefined);
  const formContext = useMemo(
    (): FormContext => ({
      form,
      address: '',
      title: '',
      limits: NO_LIMITS,
      charges: undefined,
      invalidRows: {},
      revealed: undefined,
      step: undefined,
      typing,
      fill: (given) => setValues((now) => ({ ...now, ...(typeof given === 'function' ? given(now) : given) })),
    }),
    [form, typing],
  );
  return (
    <MuiRoot>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is left is the field inside */}
      <div className={styles.form} onBlur={typing.leave}>
        <FormValuesContext value={values}>
          <LibraryForm
            {...FORM_PROPS}
            tagName="div"
            schema={form.schema}
            uiSchema={uiSchema}
            validator={serverValidator}
            formData={values}
            formContext={formContext}
            idPrefix={`example${id}`}
            extraErrors={errorSchemaOf(errors)}
            onChange={({ formData }) => setValues((formData ?? {}) as FormValues)}
          >
            <span />
          </LibraryForm>
        </FormValuesContext>
      </div>
    </MuiRoot>
  );
}
