import { useTranslate } from 'react-admin';
import type { BusinessChoice } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useToast } from '../../console/ToastProvider.tsx';
import { useChange } from '../../console/useChange.ts';
import { switchBusiness } from '../../core/session/switchBusiness.ts';

/** The business to switch to. */
type Target = Pick<BusinessChoice, 'business_id' | 'business_name'>;

/** Moves the session to another business and opens its first page. Rule modes.failed-business-switch. */
export function useSwitchBusiness() {
  const translate = useTranslate();
  const toast = useToast();
  const { reload } = useConsole();
  const { busy, run } = useChange();

  async function switchTo({ business_id, business_name }: Target): Promise<void> {
    const isDone = await run(async () => {
      await switchBusiness(business_id);
      await reload('/');
    });
    if (isDone) toast(translate('shell.business.switched', { business: business_name }));
  }
  return { busy, switchTo: (business: Target) => void switchTo(business) };
}
