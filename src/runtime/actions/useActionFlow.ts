import { useEffect, useRef, useState } from 'react';
import { RequestError } from '../core/session/RequestError.ts';
import { Cancelled } from '../forms/Cancelled.ts';
import type { ActionCall } from './ActionTarget.ts';
import { type SentCode, useOneTimeCode } from './useOneTimeCode.ts';
import { type PreviewState, usePreview } from './usePreview.ts';
import { type Confirmation, useSendAction } from './useSendAction.ts';

/** What a person is asked for now. */
export type ActionStep = 'form' | 'confirm' | 'prove';

type Values = Readonly<Record<string, unknown>>;

/** A form that waits for what becomes of it. */
interface WaitingForm {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** An action on its way: what was filled in, confirmed and proved. */
export interface ActionFlow {
  readonly step: ActionStep;
  readonly busy: boolean;
  readonly error: Error | undefined;
  readonly code: SentCode;
  /** What the action would do, where it moves money. */
  readonly preview: PreviewState;
  /** Settles when the action is done; rejects with what is wrong with the values, or Cancelled. */
  readonly fillIn: (values: Values) => Promise<void>;
  readonly confirm: () => void;
  readonly prove: (text: string) => void;
  /** One step back to the form, or out of it all. */
  readonly stepBack: () => void;
}

/** Leads a person through what an action asks for: form, question, PIN or code; then does it. */
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
  const waiting = useRef<WaitingForm>(undefined);

  function backToForm(settle: (form: WaitingForm) => void): void {
    if (waiting.current === undefined) return;
    settle(waiting.current);
    waiting.current = undefined;
    setStep('form');
  }

  /** Asks what the action would do. A fault of the form's values goes back to the form; others are shown in the question. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the question opens.
  useEffect(() => {
    if (isConfirmFirst) void look();
  }, []);

  async function run(at: ActionStep, text?: string): Promise<void> {
    const { confirmation } = action;
    const given = text === undefined ? undefined : confirmation === 'pin' ? { pin: text } : { code: text };
    try {
      const id = await send(call, {
        input: values.current,
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
      const isOfForm = caught instanceof RequestError && caught.code === 'API_VALIDATION_ERROR';
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
    fillIn: (filled) =>
      new Promise((resolve, reject) => {
        values.current = filled;
        waiting.current = { resolve, reject };
        next('form');
      }),
    confirm: () => next('confirm'),
    prove: (text) => void run('prove', text),
    stepBack: () => {
      forget();
      if (waiting.current === undefined) onClose();
      else backToForm(({ reject }) => reject(new Cancelled()));
    },
  };
}
