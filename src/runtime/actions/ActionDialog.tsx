import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../console/useFormats.ts';
import { ActionForm } from '../forms/index.ts';
import { ConfirmDialog } from '../parts/overlays.tsx';
import { ActionFields } from './ActionFields.tsx';
import { ActionProblem } from './ActionProblem.tsx';
import { type ActionCall, actionAddress } from './ActionTarget.ts';
import { ProveDialog } from './ProveDialog.tsx';
import { useActionFlow } from './useActionFlow.ts';

interface ActionDialogProps {
  readonly call: ActionCall;
  /** It is done: to the record with this id, or a job has begun. */
  readonly onDone?: ((id: string | undefined) => void) | undefined;
  readonly onClose: () => void;
}

/** Asks what an action asks first, one thing after the other, and does it. Nothing is done twice, whatever is clicked. */
export function ActionDialog({ call, onDone, onClose }: ActionDialogProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const { action, target } = call;
  function done(id: string | undefined): void {
    onClose();
    onDone?.(id);
  }
  const flow = useActionFlow(call, done, onClose);
  const label = translate(action.label);
  const count = formats.number(target.scope === 'selection' ? target.count : 1);
  return (
    <>
      {action.form !== undefined && (
        <ActionForm
          address={actionAddress(call)}
          title={label}
          submitLabel={label}
          draftKey={`${call.name}.${action.id}.${target.scope === 'record' ? target.id : target.scope}`}
          {...(call.initial && { initial: call.initial })}
          onSubmit={flow.fillIn}
          onCancel={onClose}
        />
      )}
      {flow.step === 'confirm' && (
        <Suspense>
          <ConfirmDialog
            title={label}
            text={action.confirm === undefined ? '' : translate(action.confirm, { count })}
            confirm={flow.busy ? translate('shell.working') : label}
            cancel={translate('shell.cancel')}
            details={
              action.shows &&
              target.scope === 'record' &&
              target.record && <ActionFields fields={action.shows} record={target.record} />
            }
            tone={action.tone}
            busy={flow.busy}
            problem={flow.error && <ActionProblem error={flow.error} />}
            onConfirm={flow.confirm}
            onCancel={flow.callOff}
          />
        </Suspense>
      )}
      {flow.step === 'prove' && action.confirmation && <ProveDialog type={action.confirmation} flow={flow} />}
    </>
  );
}
