import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { ReportDialog, useDescribeError } from '#runtime/islands/index.ts';

/** The result of a change. */
export type TeamOutcome = { readonly kind: 'saved' } | { readonly kind: 'failed'; readonly error: unknown };

interface OutcomeProps {
  readonly outcome: TeamOutcome;
  readonly onClose: () => void;
}

/** Shows whether a change was saved, and otherwise the error with its code. Rule team.change-result. */
export function Outcome({ outcome, onClose }: OutcomeProps) {
  const translate = useTranslate();
  const describe = useDescribeError();
  const description = outcome.kind === 'failed' ? describe(outcome.error) : undefined;
  return (
    <Suspense>
      <ReportDialog
        title={translate(description === undefined ? 'team.saved.title' : 'team.failed.title')}
        close={translate('team.close')}
        onClose={onClose}
      >
        <p>{description?.text ?? translate('team.saved.text')}</p>
        {description && <p>{translate('team.failed.code', { code: description.code })}</p>}
      </ReportDialog>
    </Suspense>
  );
}
