import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ResolvedListSwitch } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useToast } from '../../console/ToastProvider.tsx';
import { useDescribeError } from '../../console/useDescribeError.ts';
import { requestFeedback } from '../../core/feedbackRequest.ts';
import { request } from '../../core/session/request.ts';
import { Button } from '../../parts/buttons/Button.tsx';
import { ConfirmDialog } from '../../parts/overlays/lazyOverlays.tsx';

interface ViewSwitchProps {
  readonly change: ResolvedListSwitch;
}

/** The button that changes to another view of the list, after a question. Rule transactions.balance-view-switch. */
export function ViewSwitch({ change }: ViewSwitchProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const toast = useToast();
  const describe = useDescribeError();
  const { reload } = useConsole();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [errorText, setErrorText] = useState<string>();
  const { flag, on, to, label, confirm, done, feedback } = change;

  async function switchView(): Promise<void> {
    setBusy(true);
    try {
      await request('/api/user/flags', { method: 'PATCH', body: { flag, on } });
      // Nothing is requested of the view that closes.
      await reload(to);
      await navigate(to, { replace: true });
      toast(translate(done), 'positive');
      if (feedback) requestFeedback();
    } catch (error) {
      setErrorText(describe(error).text);
      setBusy(false);
    }
  }

  function close(): void {
    setAsking(false);
    setErrorText(undefined);
  }

  return (
    <>
      <Button data-print="never" onClick={() => setAsking(true)}>
        {translate(label)}
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={translate(label)}
            text={translate(confirm)}
            confirm={translate(busy ? 'shell.working' : 'views.switch')}
            cancel={translate('shell.cancel')}
            tone="normal"
            busy={busy}
            error={errorText}
            onConfirm={() => void switchView()}
            onCancel={close}
          />
        </Suspense>
      )}
    </>
  );
}
