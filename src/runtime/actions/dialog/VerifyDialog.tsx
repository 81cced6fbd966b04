import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { clockTime } from '#contract/dates/clockTime.ts';
import { useDescribeError } from '../../console/useDescribeError.ts';
import { isDemo } from '../../core/boot/readBoot.ts';
import { Button } from '../../parts/buttons/Button.tsx';
import { LoadBoundary } from '../../parts/loading/LoadBoundary.tsx';
import { CodeDialog } from '../../parts/overlays/lazyOverlays.tsx';
import styles from './ActionErrorMessage.module.css';
import type { ActionFlow } from './useActionFlow.ts';

const PinSetup = lazy(async () => ({ default: (await import('../pin/PinSetup.tsx')).PinSetup }));

/** Digits of a PIN and of a one-time code. */
const LENGTH = 6;

interface ProveDialogProps {
  readonly type: 'pin' | 'otp';
  readonly flow: ActionFlow;
}

/**
 * Prompts for the user's PIN, or for the code that was sent. A forgotten PIN is replaced here, without losing the action.
 * Rule verification.forgotten-pin.
 */
export function VerifyDialog({ type, flow }: ProveDialogProps) {
  const translate = useTranslate();
  const describe = useDescribeError();
  const { busy, code } = flow;
  const [isReplaced, setReplaced] = useState(false);
  const error = flow.error ?? code.error;
  const isPin = type === 'pin';
  const text = isPin
    ? [translate('actions.pin_text'), ...(isDemo() ? [translate('actions.pin_demo')] : [])].join(' ')
    : code.sentTo === undefined
      ? translate('actions.code_sending')
      : translate('actions.code_text', { to: code.sentTo });
  const again =
    code.wait > 0 ? translate('actions.code_wait', { time: clockTime(code.wait) }) : translate('actions.code_again');
  if (isReplaced) {
    return (
      <LoadBoundary floats>
        <PinSetup
          onClose={() => {
            flow.forget();
            setReplaced(false);
          }}
        />
      </LoadBoundary>
    );
  }
  return (
    <Suspense>
      <CodeDialog
        title={translate('actions.prove_title')}
        text={text}
        label={translate(isPin ? 'actions.pin_label' : 'actions.code_label')}
        length={LENGTH}
        masked={isPin}
        submit={translate(busy ? 'shell.working' : 'actions.prove_submit')}
        cancel={translate('shell.cancel')}
        busy={busy}
        error={error !== undefined && <p className={styles.error}>{describe(error).text}</p>}
        resend={
          isPin ? (
            <Button kind="plain" aria-disabled={busy} onClick={busy ? undefined : () => setReplaced(true)}>
              {translate('actions.pin_forgotten')}
            </Button>
          ) : (
            <Button kind="plain" aria-disabled={code.wait > 0} onClick={code.wait > 0 ? undefined : code.send}>
              {again}
            </Button>
          )
        }
        onSubmit={flow.prove}
        onCancel={flow.stepBack}
      />
    </Suspense>
  );
}
