import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { FormAnswer } from '#contract/generated/api.ts';
import { MuiRoot } from '../overlays/MuiRoot.tsx';
import { ErrorMessage } from '../parts/ErrorMessage.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { request } from '../session/request.ts';
import { FormBody } from './FormBody.tsx';
import type { FormValues } from './FormValues.ts';
import styles from './forms.module.css';
import { loadValidator } from './loadValidator.ts';

export interface ActionFormProps {
  /** Where the action is sent to: <api>/actions/<action>, or <api>/<id>/actions/<action>. */
  readonly address: string;
  /** Laid over what the form begins with. */
  readonly initial?: FormValues;
  /** What is kept on the device while the form is filled in goes by it: unique to the action and its record. */
  readonly draftKey: string;
  readonly submitLabel: string;
  /** Sends it. A RequestError that names fields is shown at them. */
  readonly onSubmit: (values: FormValues) => Promise<void>;
  readonly onCancel: () => void;
}

async function fetchForm(address: string, signal: AbortSignal) {
  const { body } = await request(`${address}/form`, { signal });
  const answer = body as FormAnswer;
  return { ...answer, validator: await loadValidator(answer.form) };
}

/** The form of an action, as the server gives it to this person. */
export function ActionForm({ address, initial, ...rest }: ActionFormProps) {
  const translate = useTranslate();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['form', address],
    queryFn: ({ signal }) => fetchForm(address, signal),
    // What was begun with stays while it is filled in.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const start = useMemo(() => ({ ...data?.values, ...initial }), [data, initial]);

  if (error !== null && !isFetching) {
    return <ErrorMessage title={translate('shell.error.title')} error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) {
    return (
      <div className={styles.form} aria-busy="true">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} width="100%" height={60} />
        ))}
      </div>
    );
  }
  return (
    <MuiRoot>
      <FormBody {...rest} form={data.form} validator={data.validator} start={start} />
    </MuiRoot>
  );
}
