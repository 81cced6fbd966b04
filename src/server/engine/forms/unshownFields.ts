import type { RecordView } from '#compiler/resolve/fields/recordView.ts';
import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import type { ResolvedForm } from '#contract/generated/api.ts';
import { formFields } from './formFields.ts';

function isMasked(views: readonly RecordView[], field: string): boolean {
  const shown = views.filter(({ fields }) => fields.includes(field));
  return shown.length > 0 && shown.every(({ masks }) => masks.has(field));
}

/**
 * Fields without initial values in forms: secrets, and values that are always masked for the user. When such a field is
 * left empty, the record keeps its value.
 */
export function unshownFields({ listView, detailView }: ResourceAccess, form: ResolvedForm): string[] {
  const views = detailView === undefined ? [listView] : [listView, detailView];
  return formFields(form)
    .filter(({ secret, field }) => secret === true || isMasked(views, field))
    .map(({ field }) => field);
}
