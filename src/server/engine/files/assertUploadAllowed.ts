import type { FileAccept } from '#contract/generated/api.ts';
import type { ActingPerson } from '../../access/sessions/people/SessionContext.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import { formFields } from '../forms/formFields.ts';

/** Throws 404 unless one of the user's forms has a field for such a file. */
export function assertUploadAllowed({ resolution }: Pick<ActingPerson, 'resolution'>, accept: FileAccept): void {
  const isAllowed = [...resolution.forms.values()].some((form) =>
    formFields(form).some((field) => field.accept === accept || field.fields?.some((part) => part.accept === accept)),
  );
  if (!isAllowed) throw notFound();
}
