import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { ResolvedAction } from '#contract/generated/api.ts';
import { withinSentence } from '../core/language/withinSentence.ts';
import { ActionForm } from '../forms/index.ts';
import type { Translate } from '../forms/Translate.ts';
import { LoadBoundary } from '../parts/LoadBoundary.tsx';
import { ConfirmDialog } from '../parts/overlays.tsx';
import { ActionErrorMessage } from './ActionErrorMessage.tsx';
import { ActionFields } from './ActionFields.tsx';
import { type ActionCall, actionAddress } from './ActionTarget.ts';
import { PreviewFigures } from './PreviewFigures.tsx';
import { useActionFlow } from './useActionFlow.ts';
import { useConfirmText } from './useConfirmText.ts';
import { useMissingPin } from './useMissingPin.ts';
import { VerifyDialog } from './VerifyDialog.tsx';

const PinSetup = lazy(async () => ({ default: (await import('./pin/PinSetup.tsx')).PinSetup }));

interface ActionDialogProps {
  readonly call: ActionCall;
  /** It is done: to the record with this id, or a job has begun. */
  readonly onDone?: ((id: string | undefined) => void) | undefined;
  readonly onClose: () => void;
}

/** What the form of an action is called and what its button says: one that edits names the record, and saves. */
function formWords({ label, record }: ResolvedAction, translate: Translate): { title: string; submit: string } {
  if (record === undefined) return { title: translate(label), submit: translate(label) };
  const name = withinSentence(translate(record));
  return { title: translate('actions.edit_title', { record: name }), submit: translate('shell.save') };
}

/** Asks what an action asks first, one thing after the other, and does it. Nothing is done twice, whatever is clicked. */
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
  // Nobody agrees to figures that they have not seen.
  const isUnknown = action.preview === true && flow.preview.current === undefined;
  const question = useConfirmText(action, target.scope === 'selection' ? target.count : 1)(flow.preview.current);
  // Before anything is filled in: the PIN that the action asks for at its end.
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
            problem={flow.error && <ActionErrorMessage error={flow.error} />}
            onConfirm={flow.confirm}
            onCancel={flow.stepBack}
          />
        </Suspense>
      )}
      {flow.step === 'prove' && action.confirmation && <VerifyDialog type={action.confirmation} flow={flow} />}
    </>
  );
}
