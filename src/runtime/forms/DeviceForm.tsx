import { useDraft } from './drafts/useDraft.ts';
import { FormBody, type FormBodyProps } from './FormBody.tsx';
import type { FormValues } from './values/FormValues.ts';

interface DeviceFormProps extends Omit<FormBodyProps, 'draft'> {
  readonly start: FormValues;
  readonly draftKey: string;
}

/** A form whose unsaved input is kept on the device. */
export function DeviceForm({ start, draftKey, ...rest }: DeviceFormProps) {
  return <FormBody {...rest} draft={useDraft(rest.form, start, draftKey, rest.address)} />;
}
