import type { RecordView } from '#compiler/resolve/recordView.ts';
import type { ResourceAccess } from '#compiler/resolve/resolution.ts';
import type { ResolvedForm } from '#contract/generated/api.ts';
import { formFields } from './formFields.ts';

function isMasked(views: readonly RecordView[], field: string): boolean {
  const shown = views.filter(({ fields }) => fields.includes(field));
  return shown.length > 0 && shown.every(({ masks }) => masks.has(field));
}

/**
 * Fields whose values no form ever begins with: secrets, and what the person is shown masked wherever they are shown it.
 * Where such a field is left empty, the record keeps what it holds.
 */
export function unshownFields({ listView, detailView }: ResourceAccess, form: ResolvedForm): string[] {
  const views = detailView === undefined ? [listView] : [listView, detailView];
  return formFields(form)
    .filter(({ secret, field }) => secret === true || isMasked(views, field))
    .map(({ field }) => field);
}
