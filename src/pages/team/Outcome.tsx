import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { ReportDialog, useDescribeError } from '#runtime/islands/index.ts';

/** How a change ended. */
export type TeamOutcome = { readonly kind: 'saved' } | { readonly kind: 'failed'; readonly error: unknown };

interface OutcomeProps {
  readonly outcome: TeamOutcome;
  readonly onClose: () => void;
}

/** That a change was saved, or that it was not and why, with the code. Rule team.change-result. */
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
