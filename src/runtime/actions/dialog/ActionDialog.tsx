import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { ResolvedAction } from '#contract/generated/api.ts';
import { withinSentence } from '../../core/language/withinSentence.ts';
import type { Translate } from '../../forms/errors/Translate.ts';
import { ActionForm } from '../../forms/index.ts';
import { LoadBoundary } from '../../parts/loading/LoadBoundary.tsx';
import { ConfirmDialog } from '../../parts/overlays/lazyOverlays.tsx';
import { type ActionCall, actionAddress } from '../send/ActionTarget.ts';
import { ActionErrorMessage } from './ActionErrorMessage.tsx';
import { ActionFields } from './ActionFields.tsx';
import { PreviewFigures } from './PreviewFigures.tsx';
import { useActionFlow } from './useActionFlow.ts';
import { useConfirmText } from './useConfirmText.ts';
import { useMissingPin } from './useMissingPin.ts';
import { VerifyDialog } from './VerifyDialog.tsx';

const PinSetup = lazy(async () => ({ default: (await import('../pin/PinSetup.tsx')).PinSetup }));

interface ActionDialogProps {
  readonly call: ActionCall;
  /** Called when the action is done: with the record's id, or without one if a job has started. */
  readonly onDone?: ((id: string | undefined) => void) | undefined;
  readonly onClose: () => void;
}

/** Returns the title and button text of an action's form. One that edits saves; where it only says "Edit", it names the record. */
function formWords({ label, record }: ResolvedAction, translate: Translate): { title: string; submit: string } {
  const words = translate(label);
  if (record === undefined) return { title: words, submit: words };
  const named = translate('actions.edit_title', { record: withinSentence(translate(record)) });
  return { title: words === translate('actions.edit') ? named : words, submit: translate('shell.save') };
}

/** Leads through the steps of an action and runs it. The action runs once, however often its buttons are clicked. */
export function ActionDialog({ call, onDone, onClose }: ActionDialogProps) {
  const translate = useTranslate();
  const { action, target } = call;
  function done(id: string | undefined): void {
    onClose();
    onDone?.(id);
  }
  const flow = useActionFlow(call, done, onClose);
  const pin = useMissingPin(action.confirmation === 'pin');
  const label = translate(action.label);
  const words = formWords(action, translate);
  // The user must see the figures before confirming.
  const isUnknown = action.preview === true && flow.preview.current === undefined;
  const question = useConfirmText(action, target.scope === 'selection' ? target.count : 1)(flow.preview.current);
  // Before the form is filled in: the PIN that the action requires at its end.
  if (pin.isMissing) {
    return (
      <LoadBoundary floats>
        <PinSetup onClose={onClose} onDone={pin.done} />
      </LoadBoundary>
    );
  }
  return (
    <>
      {action.form !== undefined && (
        <ActionForm
          address={actionAddress(call)}
          title={words.title}
          submitLabel={words.submit}
          draftKey={`${call.name}.${action.id}.${target.scope === 'record' ? target.id : target.scope}`}
          {...(call.initial && { initial: call.initial })}
          onSubmit={flow.fillIn}
          onCancel={onClose}
        />
      )}
      {flow.step === 'confirm' && (
        <Suspense>
          <ConfirmDialog
            {...question}
            confirm={flow.busy ? translate('shell.working') : label}
            cancel={translate('shell.cancel')}
            details={
              <>
                {action.shows && target.scope === 'record' && target.record && (
                  <ActionFields fields={action.shows} record={target.record} />
                )}
                {action.preview && <PreviewFigures preview={flow.preview.current} before={flow.preview.before} />}
              </>
            }
            tone={action.tone}
            busy={flow.busy || isUnknown}
            error={flow.error && <ActionErrorMessage error={flow.error} />}
            onConfirm={flow.confirm}
            onCancel={flow.stepBack}
          />
        </Suspense>
      )}
      {flow.step === 'prove' && action.confirmation && <VerifyDialog type={action.confirmation} flow={flow} />}
    </>
  );
}
