import type { FormDraftAnswer } from '#contract/generated/api.ts';
import { useSharedDraft } from './drafts/useSharedDraft.ts';
import { FormBody, type FormBodyProps } from './FormBody.tsx';
import type { FormValues } from './values/FormValues.ts';

interface SharedFormProps extends Omit<FormBodyProps, 'draft'> {
  readonly start: FormValues;
  readonly stored: FormDraftAnswer;
}

/** A form with steps, whose input is kept on the server for all who may send it. */
export function SharedForm({ start, stored, ...rest }: SharedFormProps) {
  return <FormBody {...rest} draft={useSharedDraft(start, rest.address, stored)} />;
}
