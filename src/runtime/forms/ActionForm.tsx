import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FormAnswer } from '#contract/generated/api.ts';
import { useConsole } from '../console/ConsoleContext.ts';
import { request } from '../core/session/request.ts';
import { Button } from '../parts/buttons/Button.tsx';
import { ErrorMessage } from '../parts/messages/ErrorMessage.tsx';
import { DialogActions } from '../parts/overlays/DialogActions.tsx';
import { DialogFrame } from '../parts/overlays/DialogFrame.tsx';
import { DeviceForm } from './DeviceForm.tsx';
import { fetchDraft } from './drafts/useSharedDraft.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import { SharedForm } from './SharedForm.tsx';
import type { SubmitForm } from './useSubmit.ts';
import { loadValidator } from './validator/loadValidator.ts';
import type { FormValues } from './values/FormValues.ts';

export interface ActionFormProps {
  /** The address of the action: <api>/actions/<action>, or <api>/<id>/actions/<action>. */
  readonly address: string;
  readonly title: string;
  /** Values that override the form's initial ones. */
  readonly initial?: FormValues;
  /** Key of the draft that is stored on the device: unique to the action and its record. */
  readonly draftKey: string;
  readonly submitLabel: string;
  /** The errors of its RequestError are shown at the fields that it names; Cancelled leaves the form unchanged. */
  readonly onSubmit: SubmitForm;
  readonly onCancel: () => void;
}

async function fetchForm(address: string, signal: AbortSignal) {
  const { body } = await request(`${address}/form`, { signal });
  const answer = body as FormAnswer;
  const { steps } = answer.form;
  const [validator, stored] = await Promise.all([
    loadValidator(answer.form),
    steps === undefined ? undefined : fetchDraft(address, signal),
  ]);
  return { ...answer, validator, stored };
}

/** The form of an action, as the server returns it to this user, in a dialog; on a phone it fills the screen. */
export function ActionForm(props: ActionFormProps) {
  const { address, initial, title, draftKey, submitLabel, onSubmit, onCancel } = props;
  const translate = useTranslate();
  // Until then only the texts of the screen are there. Rule navigation.page-carries-console.
  const { complete } = useConsole();
  const [isDirty, setIsDirty] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['form', address],
    queryFn: async ({ signal }) => {
      const [form] = await Promise.all([fetchForm(address, signal), complete?.()]);
      return form;
    },
    // The initial values stay while the form is filled in.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const start = useMemo(() => ({ ...data?.values, ...initial }), [data, initial]);
  // Rows from a file are shown in a table, steps and a preview beside their form.
  const isWide =
    data?.form.steps !== undefined ||
    data?.form.preview !== undefined ||
    data?.form.sections.some(({ fields }) => fields.some((field) => field.from_file)) === true;
  const hasFailed = error !== null && !isFetching;
  const shown = complete === undefined ? data : undefined;

  /** Unsaved input is not discarded without confirmation. */
  function leave(): void {
    if (isDirty && !isLeaving) setIsLeaving(true);
    else onCancel();
  }

  function renderForm({ form, validator, limits, charges, stored }: NonNullable<typeof data>) {
    const props = {
      form,
      address,
      validator,
      limits,
      charges,
      start,
      title,
      submitLabel,
      onSubmit,
      isLeaving,
      onDirty: setIsDirty,
      onLeave: leave,
      onStay: () => setIsLeaving(false),
    };
    return stored === undefined ? (
      <DeviceForm {...props} draftKey={draftKey} />
    ) : (
      <SharedForm {...props} stored={stored} />
    );
  }

  return (
    <DialogFrame
      size={isWide ? 'large' : 'medium'}
      fillsPhone
      title={title}
      // A click outside the dialog does not discard the input.
      onClose={(cause) => cause === 'escapeKeyDown' && leave()}
    >
      {hasFailed && (
        <>
          <ErrorMessage title={translate('shell.error.title')} error={error} onRetry={() => void refetch()} />
          <DialogActions>
            <Button onClick={onCancel}>{translate('shell.cancel')}</Button>
          </DialogActions>
        </>
      )}
      {!hasFailed && shown === undefined && <FormSkeleton />}
      {!hasFailed && shown !== undefined && renderForm(shown)}
    </DialogFrame>
  );
}
