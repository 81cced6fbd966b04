import { type SQL, sql } from 'drizzle-orm';
import { FILE_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { form_drafts, uploaded_files } from '../../database/schema/index.ts';
import { isOf, type ScopeTerms } from '../../database/scopeTerms.ts';

/** The condition that a draft of the business has the file in a field: of one of these forms, if some are named. */
export function isInDraft(business: ScopeTerms, forms?: readonly string[]): SQL {
  const id = sql`${`${FILE_ID_PREFIX}_`}::text || replace(${uploaded_files.id}::text, '-', '')`;
  const ofForms = forms === undefined ? sql`` : sql`and form = any(${sql.param(forms)}::text[])`;
  return sql`exists (select 1 from ${form_drafts}
    where ${isOf(business)} ${ofForms}
      and jsonb_path_exists(${form_drafts.values}, '$.* ? (@ == $file)', jsonb_build_object('file', ${id})))`;
}
