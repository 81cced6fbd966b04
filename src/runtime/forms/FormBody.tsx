import Form, { type IChangeEvent } from '@rjsf/core';
import type { CustomValidator, ErrorTransformer, ValidatorType } from '@rjsf/utils';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { today } from '#contract/dates/days.ts';
import type { AmountLimits } from '#contract/forms/limitErrors.ts';
import { pruneEmpty } from '#contract/forms/pruneEmpty.ts';
import { valueErrors } from '#contract/forms/valueErrors.ts';
import type { ResolvedForm } from '#contract/generated/api.ts';
import { useConsole } from '../console/ConsoleContext.ts';
import { Button } from '../parts/buttons/Button.tsx';
import styles from '../parts/fields/forms.module.css';
import { useFirstFocus } from '../parts/focus/useFirstFocus.ts';
import { useDraft } from './drafts/useDraft.ts';
import { useLeaveGuard } from './drafts/useLeaveGuard.ts';
import { ErrorSummary } from './errors/ErrorSummary.tsx';
import { useFormErrors } from './errors/useFormErrors.ts';
import { useWording } from './errors/useWording.ts';
import { errorSchemaOf, inWords, validationText, valueAt } from './errors/validationMessages.ts';
import { FormActions } from './FormActions.tsx';
import { useInvalidRows } from './rows/useInvalidRows.ts';
import { FORM_TEMPLATES } from './templates/formTemplates.ts';
import { Cancelled } from './values/Cancelled.ts';
import type { FormContext } from './values/FormContext.ts';
import type { FormValues } from './values/FormValues.ts';
import { uiSchemaOf } from './widgets/uiSchemaOf.ts';

export interface FormBodyProps {
  readonly form: ResolvedForm;
  readonly validator: ValidatorType;
  readonly limits?: AmountLimits | undefined;
  readonly charges?: string | undefined;
  /** The initial values. */
  readonly start: FormValues;
  readonly draftKey: string;
  /** The dialog's title. */
  readonly title: string;
  readonly submitLabel: string;
  readonly onSubmit: (values: FormValues) => Promise<void>;
  /** Whether the confirmation for leaving unsaved input is shown. */
  readonly isLeaving: boolean;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Prefix of field ids. One form is open at a time. */
const ID_PREFIX = 'form';

const NO_DEFAULTS = { arrayMinItems: { populate: 'never' }, emptyObjectFields: 'skipEmptyDefaults' } as const;

const NO_LIMITS: AmountLimits = {};

/** A form and its state. */
export function FormBody(props: FormBodyProps) {
  const { form, validator, limits = NO_LIMITS, charges, start, draftKey, title, submitLabel, onSubmit } = props;
  const { isLeaving, onDirty, onLeave, onStay } = props;
  const translate = useTranslate();
  const { console, timeZone } = useConsole();
  const { currency } = console.business;
  const wording = useWording();
  const draft = useDraft(form, start, draftKey);
  const formErrors = useFormErrors();
  const [hasTried, setHasTried] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const fields = useFirstFocus<HTMLDivElement>();
  const uiSchema = useMemo(() => uiSchemaOf(form), [form]);
  const [revealed, setRevealed] = useState<FormContext['revealed']>();
  const findErrors = useCallback(
    (values: unknown) => valueErrors(form, values, { currency, limits, today: today(timeZone, new Date()) }),
    [form, currency, limits, timeZone],
  );
  const invalidRows = useInvalidRows(form, validator, draft.values, findErrors, formErrors.serverErrors);
  const changing = useRef(draft);
  useEffect(() => {
    changing.current = draft;
  });
  const formContext = useMemo<FormContext>(() => {
    const fill: FormContext['fill'] = (values) => {
      const current = changing.current.values;
      changing.current.change({ ...current, ...(typeof values === 'function' ? values(current) : values) });
    };
    return { form, title, limits, charges, invalidRows, revealed, fill };
  }, [form, title, limits, charges, invalidRows, revealed]);
  useLeaveGuard(draft.isDirty);
  useEffect(() => onDirty(draft.isDirty), [onDirty, draft.isDirty]);

  // After each rejected submit, the focus moves to the error summary.
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);

  const transformErrors: ErrorTransformer = (errors) => inWords(errors, wording, draft.values);
  const customValidate: CustomValidator = (values, errors) => {
    for (const error of findErrors(values)) {
      let node = errors;
      for (const step of error.path) node = (node as Record<string, typeof errors>)[step] ?? node;
      node.addError(validationText(error, wording, valueAt(values, error.path)));
    }
    return errors;
  };

  async function submit({ formData }: IChangeEvent): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    formErrors.showClientErrors([]);
    formErrors.clearServerErrors();
    try {
      await onSubmit(pruneEmpty((formData ?? {}) as FormValues));
      draft.forget();
    } catch (error) {
      if (error instanceof Cancelled) return;
      formErrors.showServerError(error);
      setAttempt((count) => count + 1);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div ref={fields} className={styles.form} aria-busy={isBusy}>
      {draft.isRestored && (
        <p className={styles.restored} role="status">
          {translate('shell.form.restored')}
          <Button kind="plain" onClick={draft.discard}>
            {translate('shell.form.discard')}
          </Button>
        </p>
      )}
      <ErrorSummary
        ref={summary}
        form={form}
        idPrefix={ID_PREFIX}
        errors={[...formErrors.clientErrors, ...formErrors.serverErrors]}
        onReveal={(path) => flushSync(() => setRevealed({ path }))}
      />
      <Form
        schema={form.schema}
        uiSchema={uiSchema}
        validator={validator}
        formData={draft.values}
        formContext={formContext}
        templates={FORM_TEMPLATES}
        idPrefix={ID_PREFIX}
        showErrorList={false}
        noHtml5Validate
        omitExtraData
        removeEmptyOptionalObjects
        liveValidate={hasTried ? 'onChange' : false}
        experimental_defaultFormStateBehavior={NO_DEFAULTS}
        transformErrors={transformErrors}
        customValidate={customValidate}
        extraErrors={errorSchemaOf(formErrors.serverErrors)}
        disabled={isBusy}
        onChange={({ formData, errors }, id) => {
          if (hasTried) formErrors.showClientErrors(errors);
          // The library also reports values that it has set itself.
          if (id === undefined) return;
          formErrors.clearServerErrors();
          draft.change((formData ?? {}) as FormValues);
        }}
        onError={(errors) => {
          setHasTried(true);
          formErrors.clearServerErrors();
          formErrors.showClientErrors(errors);
          setAttempt((count) => count + 1);
        }}
        onSubmit={(event) => void submit(event)}
      >
        <FormActions
          submitLabel={submitLabel}
          isBusy={isBusy}
          isLeaving={isLeaving}
          error={formErrors.requestError}
          onLeave={onLeave}
          onStay={onStay}
        />
      </Form>
    </div>
  );
}
