import type { IChangeEvent } from '@rjsf/core';
import type { RJSFValidationError, ValidatorType } from '@rjsf/utils';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import type { AmountLimits } from '#contract/forms/limitErrors.ts';
import { shownFields } from '#contract/forms/shownFields.ts';
import type { ResolvedForm } from '#contract/generated/api.ts';
import { Button } from '../parts/buttons/Button.tsx';
import styles from '../parts/fields/forms.module.css';
import { useFirstFocus } from '../parts/focus/useFirstFocus.ts';
import type { Draft } from './drafts/Draft.ts';
import { DraftNotice } from './drafts/DraftNotice.tsx';
import { useLeaveGuard } from './drafts/useLeaveGuard.ts';
import { ErrorSummary } from './errors/ErrorSummary.tsx';
import { useFieldErrors } from './errors/useFieldErrors.ts';
import { useFormErrors } from './errors/useFormErrors.ts';
import { errorSchemaOf, pathOf } from './errors/validationMessages.ts';
import { FormActions } from './FormActions.tsx';
import previewStyles from './preview/FormPreview.module.css';
import { FormPreview } from './preview/FormPreview.tsx';
import { useInvalidRows } from './rows/useInvalidRows.ts';
import { invalidFieldsOf } from './steps/invalidFields.ts';
import { ReviewStep } from './steps/ReviewStep.tsx';
import { StepList } from './steps/StepList.tsx';
import stepStyles from './steps/steps.module.css';
import { useStepStart } from './steps/useStepStart.ts';
import { useLeft, useSteps } from './steps/useSteps.ts';
import { FORM_PROPS } from './templates/formProps.ts';
import { LibraryForm } from './templates/LibraryForm.ts';
import { type SubmitForm, useSubmit } from './useSubmit.ts';
import type { FormContext } from './values/FormContext.ts';
import type { FormValues } from './values/FormValues.ts';
import { FormValuesContext } from './values/FormValuesContext.ts';
import { TypingArea } from './values/TypingArea.tsx';
import { useFormContext } from './values/useFormContext.ts';
import { useTyping } from './values/useTyping.ts';
import { uiSchemaOf } from './widgets/uiSchemaOf.ts';

export interface FormBodyProps {
  readonly form: ResolvedForm;
  /** The address of the action. */
  readonly address: string;
  readonly validator: ValidatorType;
  readonly limits?: AmountLimits | undefined;
  readonly charges?: string | undefined;
  readonly draft: Draft;
  /** The dialog's title. */
  readonly title: string;
  readonly submitLabel: string;
  readonly onSubmit: SubmitForm;
  /** Whether the confirmation for leaving unsaved input is shown. */
  readonly isLeaving: boolean;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Prefix of field ids. One form is open at a time. */
const ID_PREFIX = 'form';

const NO_LIMITS: AmountLimits = {};

/** A form and its state. */
export function FormBody(props: FormBodyProps) {
  const { form, address, validator, limits = NO_LIMITS, charges, draft, title, submitLabel, onSubmit } = props;
  const { isLeaving, onDirty, onLeave, onStay } = props;
  const translate = useTranslate();
  const formErrors = useFormErrors();
  const [hasTried, setHasTried] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [starts, setStarts] = useState(0);
  const onRejected = () => setAttempt((count) => count + 1);
  const { isBusy, send } = useSubmit({ draft, errors: formErrors, onSubmit, onRejected });
  const summary = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const fields = useFirstFocus<HTMLDivElement>();
  const uiSchema = useMemo(() => uiSchemaOf(form), [form]);
  const extraErrors = useMemo(() => errorSchemaOf(formErrors.serverErrors), [formErrors.serverErrors]);
  const [revealed, setRevealed] = useState<FormContext['revealed']>();
  const { findErrors, transformErrors, customValidate } = useFieldErrors(form, limits, draft.values);
  const invalidFields = useCallback(
    (values: unknown) => invalidFieldsOf(form, validator, values, findErrors),
    [form, validator, findErrors],
  );
  const typing = useTyping(draft.note);
  const begunWith = () => (draft.shared?.goesOn ? invalidFields(draft.values) : undefined);
  const steps = useSteps(form, draft.values, begunWith, typing.settle);
  const invalidRows = useInvalidRows(form, validator, draft.values, findErrors, formErrors.serverErrors);
  const step = steps?.current;
  const stepLabel = form.steps?.find(({ id }) => id === step)?.label ?? 'shell.form.review';
  const stepTitle = steps === undefined ? undefined : translate(stepLabel);
  const shown = { form, address, title: stepTitle ?? title, limits, charges, invalidRows, revealed, step, typing };
  const formContext = useFormContext(shown, draft);
  useLeaveGuard(draft.isDirty);
  useEffect(() => onDirty(draft.isDirty), [onDirty, draft.isDirty]);

  // After each rejected submit, the focus moves to the error summary, or to what another person has changed.
  useEffect(() => {
    if (attempt > 0) (summary.current ?? notice.current)?.focus();
  }, [attempt]);

  const { heading, lead } = useStepStart(step, () => {
    setHasTried(false);
    formErrors.showClientErrors([]);
    setStarts((count) => count + 1);
  });
  const left = useLeft(steps, draft.values, invalidFields);

  /** The errors of the step that is shown; all of them in the review. */
  function ofStep(errors: readonly RJSFValidationError[]): readonly RJSFValidationError[] {
    if (steps === undefined || steps.isReview) return errors;
    return errors.filter(({ property }) => steps.stepOf(pathOf(property)[0] ?? '') === steps.current);
  }

  function submit({ formData }: IChangeEvent): void {
    if (isBusy) return;
    if (steps !== undefined && !steps.isReview) steps.next();
    else void send((formData ?? {}) as FormValues);
  }

  const body = (
    <TypingArea ref={fields} typing={typing} isBusy={isBusy}>
      {draft.isRestored && (
        <p className={styles.restored} role="status">
          {translate('shell.form.restored')}
          <Button kind="plain" onClick={draft.discard}>
            {translate('shell.form.discard')}
          </Button>
        </p>
      )}
      <DraftNotice ref={notice} form={form} draft={draft} fill={formContext.fill} />
      {steps !== undefined && (
        <h3 ref={heading} className={stepStyles.heading} tabIndex={-1}>
          {stepTitle}
        </h3>
      )}
      <ErrorSummary
        ref={summary}
        form={form}
        idPrefix={ID_PREFIX}
        errors={[...formErrors.clientErrors, ...formErrors.serverErrors]}
        onReveal={(path) =>
          flushSync(() => {
            const own = steps?.stepOf(path[0] ?? '');
            if (own !== undefined && own !== step) {
              lead();
              steps?.go(own);
            }
            setRevealed({ path });
          })
        }
      />
      <FormValuesContext value={draft.values}>
        <LibraryForm
          // A step begins without the errors of the one before, which the library keeps.
          key={starts}
          {...FORM_PROPS}
          schema={form.schema}
          uiSchema={uiSchema}
          validator={validator}
          formData={draft.values}
          formContext={formContext}
          idPrefix={ID_PREFIX}
          liveValidate={hasTried ? 'onChange' : false}
          transformErrors={transformErrors}
          customValidate={customValidate}
          extraErrors={extraErrors}
          disabled={isBusy}
          onChange={({ formData, errors }, id) => {
            if (hasTried) formErrors.showClientErrors(ofStep(errors));
            // The library also reports values that it has set itself.
            if (id === undefined) return;
            formErrors.clearServerErrors();
            draft.change((formData ?? {}) as FormValues);
          }}
          onError={(errors) => {
            const own = ofStep(errors);
            if (own.length === 0) {
              steps?.next();
              return;
            }
            setHasTried(true);
            formErrors.clearServerErrors();
            formErrors.showClientErrors(own);
            onRejected();
          }}
          onSubmit={submit}
        >
          {steps?.isReview && (
            <ReviewStep
              form={form}
              steps={steps}
              values={draft.values}
              shown={shownFields(form, draft.values)}
              invalid={new Set(invalidFields(draft.values))}
            />
          )}
          <FormActions
            submitLabel={
              steps === undefined
                ? submitLabel
                : translate(steps.isReview ? 'shell.form.submit' : 'shell.form.continue')
            }
            saving={draft.shared?.saving}
            onBack={steps === undefined || steps.current === steps.ids[0] ? undefined : steps.back}
            isBusy={isBusy}
            isLeaving={isLeaving}
            error={formErrors.requestError}
            onLeave={onLeave}
            onStay={onStay}
          />
        </LibraryForm>
      </FormValuesContext>
    </TypingArea>
  );
  if (form.preview !== undefined) {
    return (
      <div className={previewStyles.beside}>
        {body}
        <FormPreview preview={form.preview} values={draft.values} />
      </div>
    );
  }
  if (steps === undefined) return body;
  return (
    <div className={stepStyles.stepped}>
      <StepList form={form} steps={steps} left={left} />
      {body}
    </div>
  );
}
