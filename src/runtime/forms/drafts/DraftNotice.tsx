import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import type { ResolvedForm } from '#contract/generated/api.ts';
import { useColumnReader } from '../../cells/columns/value/useColumnReader.ts';
import { Button } from '../../parts/buttons/Button.tsx';
import { pathLabel } from '../errors/pathLabel.ts';
import { describeValue } from '../steps/describeValue.ts';
import styles from '../steps/steps.module.css';
import type { FormContext } from '../values/FormContext.ts';
import type { Draft } from './Draft.ts';

interface DraftNoticeProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly form: ResolvedForm;
  readonly draft: Draft;
  readonly fill: FormContext['fill'];
}

/**
 * Says who else fills in the form, which fields both people or both devices have changed, and of which a value does not fit any
 * more.
 * Rule forms.shared-drafts, forms.changed-form, actions.changed-record.
 */
export function DraftNotice({ ref, form, draft, fill }: DraftNoticeProps) {
  const translate = useTranslate();
  const reader = useColumnReader();
  const { shared, conflicts, misfits, settle } = draft;
  const fields = form.sections.flatMap((section) => section.fields);
  if (shared?.other === undefined && conflicts.length === 0 && misfits.length === 0) return null;
  const areOwn = conflicts.every(({ isOwn }) => isOwn);
  return (
    <div ref={ref} className={styles.notice} role="status" tabIndex={-1}>
      {shared?.other !== undefined && <p>{translate('shell.form.draft_other', { name: shared.other })}</p>}
      {misfits.length > 0 && (
        <p>
          {translate('shell.form.draft_misfits')}{' '}
          {misfits.map((field) => pathLabel(form, [field], translate)).join(', ')}
        </p>
      )}
      {conflicts.length > 0 && (
        <>
          <p>{translate(areOwn ? 'shell.form.draft_conflicts_own' : 'shell.form.draft_conflicts')}</p>
          <ul>
            {conflicts.map(({ field, theirs, isOwn }) => {
              const declared = fields.find((candidate) => candidate.field === field);
              const text = declared && describeValue(declared, theirs, reader);
              const label = pathLabel(form, [field], translate);
              const take = translate(isOwn ? 'shell.form.draft_take_own' : 'shell.form.draft_take');
              const keep = translate(isOwn ? 'shell.form.draft_keep_own' : 'shell.form.draft_keep');
              return (
                <li key={field}>
                  <span>
                    {label}: {text ?? translate('shell.form.draft_emptied')}
                  </span>
                  <Button
                    aria-label={`${take}: ${label}`}
                    onClick={() => {
                      fill({ [field]: theirs });
                      settle(field);
                    }}
                  >
                    {take}
                  </Button>
                  <Button aria-label={`${keep}: ${label}`} onClick={() => settle(field)}>
                    {keep}
                  </Button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}
