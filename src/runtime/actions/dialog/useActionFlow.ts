import { useEffect, useRef, useState } from 'react';
import { RequestError } from '../../core/session/RequestError.ts';
import { Cancelled } from '../../forms/values/Cancelled.ts';
import type { ActionCall } from '../send/ActionTarget.ts';
import { type Confirmation, useSendAction } from '../send/useSendAction.ts';
import { type SentCode, useOneTimeCode } from './useOneTimeCode.ts';
import { type PreviewState, usePreview } from './usePreview.ts';

/** The current step of an action. */
export type ActionStep = 'form' | 'confirm' | 'prove';

type Values = Readonly<Record<string, unknown>>;

/** The pending submit of the form. */
interface WaitingForm {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** State of a running action: filled in, confirmed and verified. */
export interface ActionFlow {
  readonly step: ActionStep;
  readonly busy: boolean;
  readonly error: Error | undefined;
  readonly code: SentCode;
  /** The effect of the action, if it moves money. */
  readonly preview: PreviewState;
  /** Settles when the action is done; rejects with validation errors, or with Cancelled. */
  readonly fillIn: (values: Values, initial?: Values) => Promise<void>;
  readonly confirm: () => void;
  readonly prove: (text: string) => void;
  /** Returns to the form; without a form, closes the dialog. */
  readonly stepBack: () => void;
  /** Takes back the error of the last attempt. */
  readonly forget: () => void;
}

/** Leads through the steps of an action (form, confirmation, PIN or code), then runs it. */
export function useActionFlow(
  call: ActionCall,
  onDone: (id: string | undefined) => void,
  onClose: () => void,
): ActionFlow {
  const { action } = call;
  const { busy, error, send, forget } = useSendAction();
  const code = useOneTimeCode(call);
  const preview = usePreview(call);
  const [previewError, setPreviewError] = useState<Error>();
  const [step, setStep] = useState<ActionStep>(action.form === undefined ? 'confirm' : 'form');
  const values = useRef<Values>(undefined);
  const initial = useRef<Values>(undefined);
  const waiting = useRef<WaitingForm>(undefined);

  function backToForm(settle: (form: WaitingForm) => void): void {
    if (waiting.current === undefined) return;
    settle(waiting.current);
    waiting.current = undefined;
    setStep('form');
  }

  /**
   * Requests the preview. An error of the form's values returns to the form; other errors are shown in the
   * confirmation.
   */
  async function look(notice?: Error): Promise<boolean> {
    setPreviewError(notice);
    try {
      await preview.load(values.current);
      return true;
    } catch (caught) {
      if (waiting.current === undefined) setPreviewError(caught instanceof Error ? caught : undefined);
      else backToForm(({ reject }) => reject(caught));
      return false;
    }
  }

  const isConfirmFirst = action.preview === true && action.form === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the confirmation opens.
  useEffect(() => {
    if (isConfirmFirst) void look();
  }, []);

  async function run(at: ActionStep, text?: string): Promise<void> {
    const { confirmation } = action;
    const given = text === undefined ? undefined : confirmation === 'pin' ? { pin: text } : { code: text };
    try {
      const id = await send(call, {
        input: values.current,
        initial: initial.current,
        preview: preview.current?.version,
        ...(given && { confirmation: { type: confirmation, ...given } as Confirmation }),
      });
      waiting.current?.resolve();
      onDone(id);
    } catch (caught) {
      if (caught instanceof RequestError && caught.code === 'PREVIEW_CHANGED_ERROR') {
        forget();
        setStep('confirm');
        await look(caught);
        return;
      }
      const isOfForm =
        caught instanceof RequestError && (caught.code === 'API_VALIDATION_ERROR' || caught.errors.length > 0);
      if (at !== 'form' && !isOfForm) return;
      forget();
      backToForm(({ reject }) => reject(caught));
    }
  }

  function next(at: 'form' | 'confirm'): void {
    forget();
    if (at === 'form' && action.preview) {
      void look().then((isKnown) => isKnown && setStep('confirm'));
    } else if (at === 'form' && action.confirm !== undefined) setStep('confirm');
    else if (action.confirmation === undefined) void run(at);
    else {
      setStep('prove');
      if (action.confirmation === 'otp') code.send();
    }
  }

  return {
    step,
    busy,
    error: error ?? previewError,
    code,
    preview,
    fillIn: (filled, begunWith) =>
      new Promise((resolve, reject) => {
        values.current = filled;
        initial.current = begunWith;
        waiting.current = { resolve, reject };
        next('form');
      }),
    confirm: () => next('confirm'),
    prove: (text) => void run('prove', text),
    forget,
    stepBack: () => {
      forget();
      if (waiting.current === undefined) onClose();
      else backToForm(({ reject }) => reject(new Cancelled()));
    },
  };
}
