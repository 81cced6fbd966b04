import { useId, useMemo, useState } from 'react';
import { pruneEmpty } from '#contract/forms/pruneEmpty.ts';
import { shapeErrors } from '#contract/forms/shapeErrors.ts';
import { shownFields } from '#contract/forms/shownFields.ts';
import type { ValidationError } from '#contract/forms/validationError.ts';
import type { ResolvedForm } from '#contract/generated/api.ts';
import styles from '../parts/fields/forms.module.css';
import { MuiRoot } from '../parts/overlays/MuiRoot.tsx';
import { useFieldErrors } from './errors/useFieldErrors.ts';
import { useWording } from './errors/useWording.ts';
import { errorSchemaOf, validationText, valueAt } from './errors/validationMessages.ts';
import { ReviewStep } from './steps/ReviewStep.tsx';
import { StepList } from './steps/StepList.tsx';
import { type Steps, useSteps } from './steps/useSteps.ts';
import { FORM_PROPS } from './templates/formProps.ts';
import { LibraryForm } from './templates/LibraryForm.ts';
import { serverValidator } from './validator/serverValidator.ts';
import type { FormContext } from './values/FormContext.ts';
import type { FormValues } from './values/FormValues.ts';
import { FormValuesContext } from './values/FormValuesContext.ts';
import { useTyping } from './values/useTyping.ts';
import { uiSchemaOf } from './widgets/uiSchemaOf.ts';

const NO_LIMITS = {};

/** How many fields of each step have an error; what is empty has none in an example. */
function leftIn({ stepOf }: Steps, errors: readonly ValidationError[]): ReadonlyMap<string, number> {
  const fields = new Set(errors.flatMap(({ path }) => path[0] ?? []));
  const left = new Map<string, number>();
  for (const field of fields) {
    const step = stepOf(field) ?? '';
    left.set(step, (left.get(step) ?? 0) + 1);
  }
  return left;
}

/**
 * Fields of a form to try, or the steps of one: what is wrong with them, and between them, is shown as it is typed. Nothing is kept
 * or sent but a file, which no record names and which is deleted with other such files.
 */
export function FormExample({ form }: { readonly form: ResolvedForm }) {
  const id = useId().replaceAll(':', '');
  const [values, setValues] = useState<FormValues>({});
  const uiSchema = useMemo(() => uiSchemaOf(form), [form]);
  const { findErrors } = useFieldErrors(form, NO_LIMITS, values);
  const wording = useWording();
  const sent = pruneEmpty(values);
  const found = [...shapeErrors(form, sent), ...findErrors(sent)];
  const errors = found.map((error) => ({
    path: error.path,
    text: validationText(error, wording, valueAt(values, error.path)),
  }));
  const typing = useTyping(() => undefined);
  const steps = useSteps(form, values, () => undefined, typing.settle);
  const step = steps?.current;
  const formContext = useMemo(
    (): FormContext => ({
      form,
      address: '',
      title: '',
      limits: NO_LIMITS,
      charges: undefined,
      invalidRows: {},
      revealed: undefined,
      step,
      typing,
      fill: (given) => setValues((now) => ({ ...now, ...(typeof given === 'function' ? given(now) : given) })),
    }),
    [form, typing, step],
  );
  return (
    <MuiRoot>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is left is the field inside */}
      <div className={styles.form} onBlur={typing.leave}>
        {steps !== undefined && <StepList form={form} steps={steps} left={leftIn(steps, found)} />}
        <FormValuesContext value={values}>
          <LibraryForm
            key={step}
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
            {steps?.isReview ? (
              <ReviewStep
                form={form}
                steps={steps}
                values={values}
                shown={shownFields(form, values)}
                invalid={new Set(found.flatMap(({ path }) => path[0] ?? []))}
              />
            ) : (
              <span />
            )}
          </LibraryForm>
        </FormValuesContext>
      </div>
    </MuiRoot>
  );
}
