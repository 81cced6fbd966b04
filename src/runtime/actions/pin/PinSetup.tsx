import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isWeakPin, PIN_LENGTH } from '#contract/pin/isWeakPin.ts';
import { CodeDialog, ReportDialog } from '../../parts/overlays/lazyOverlays.tsx';
import styles from './PinSetup.module.css';
import { VerifyPin } from './VerifyPin.tsx';

export interface PinSetupProps {
  readonly onClose: () => void;
  /** Called once the PIN is saved. */
  readonly onDone?: () => void;
}

type Step = 'new' | 'again' | 'prove' | 'done';

/** Sets the withdrawal PIN: entered twice, then confirmed by a code or the password. */
export function PinSetup({ onClose, onDone }: PinSetupProps) {
  const translate = useTranslate();
  const [step, setStep] = useState<Step>('new');
  const [pin, setPin] = useState('');
  const [error, setError] = useState<string>();

  function enter(typed: string): void {
    const isWeak = isWeakPin(typed);
    setError(isWeak ? 'form_errors.pin_weak' : undefined);
    if (isWeak) return;
    setPin(typed);
    setStep('again');
  }

  function repeat(typed: string): void {
    const isSame = typed === pin;
    setError(isSame ? undefined : 'form_errors.pinNotMatch');
    setStep(isSame ? 'prove' : 'new');
  }

  function finish(): void {
    setStep('done');
    onDone?.();
  }

  if (step === 'prove') return <VerifyPin pin={pin} onDone={finish} onCancel={onClose} />;
  if (step === 'done') {
    return (
      <Suspense>
        <ReportDialog title={translate('pin.done_title')} close={translate('pin.close')} onClose={onClose}>
          <p>{translate('pin.done_text')}</p>
        </ReportDialog>
      </Suspense>
    );
  }
  return (
    <Suspense>
      <CodeDialog
        key={step}
        title={translate(`pin.${step}_title`)}
        text={translate(`pin.${step}_text`)}
        label={translate(`pin.${step}_label`)}
        length={PIN_LENGTH}
        masked
        submit={translate('pin.next')}
        cancel={translate('shell.cancel')}
        busy={false}
        error={error !== undefined && <p className={styles.error}>{translate(error)}</p>}
        onSubmit={step === 'new' ? enter : repeat}
        onCancel={onClose}
      />
    </Suspense>
  );
}
