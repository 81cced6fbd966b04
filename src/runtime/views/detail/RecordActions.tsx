import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ResolvedAction, ResolvedResource } from '#contract/generated/api.ts';
import { Button } from '../../parts/Button.tsx';
import { ConfirmDialog } from '../../parts/overlays.tsx';
import type { ApiRecord } from '../../providers/ApiRecord.ts';
import { ActionProblem } from './ActionProblem.tsx';
import styles from './DetailScreen.module.css';
import { useAction } from './useAction.ts';

interface RecordActionsProps {
  readonly resource: ResolvedResource;
  readonly record: ApiRecord;
}

/** What may be done with the record now; each asks first. */
export function RecordActions({ resource, record }: RecordActionsProps) {
  const translate = useTranslate();
  const [asked, setAsked] = useState<ResolvedAction>();
  const open = resource.actions.filter(({ id }) => record.can?.includes(id));
  if (open.length === 0 && asked === undefined) return null;
  return (
    <div className={styles.actions}>
      {open.map((action) => (
        <Button
          key={action.id}
          data-config={`actions.${action.id}`}
          kind={action.tone === 'critical' ? 'critical' : 'primary'}
          onClick={() => setAsked(action)}
        >
          {translate(action.label)}
        </Button>
      ))}
      {asked && <ActionDialog resource={resource} record={record} action={asked} onClose={() => setAsked(undefined)} />}
    </div>
  );
}

interface ActionDialogProps extends RecordActionsProps {
  readonly action: ResolvedAction;
  readonly onClose: () => void;
}

function ActionDialog({ resource, record, action, onClose }: ActionDialogProps) {
  const translate = useTranslate();
  const { busy, error, run } = useAction({ resource, record, action, onDone: onClose });
  const label = translate(action.label);
  return (
    <Suspense>
      <ConfirmDialog
        title={label}
        text={action.confirm === undefined ? '' : translate(action.confirm)}
        confirm={busy ? translate('shell.working') : label}
        cancel={translate('shell.cancel')}
        tone={action.tone}
        busy={busy}
        problem={error && <ActionProblem error={error} />}
        onConfirm={run}
        onCancel={onClose}
      />
    </Suspense>
  );
}
