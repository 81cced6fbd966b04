import { type ReactNode, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ClosedAction, ResolvedResource } from '#contract/generated/api.ts';
import { AccessContacts } from '../../parts/messages/AccessContacts.tsx';
import type { MenuChoice } from '../../parts/overlays/ChoiceMenu.tsx';
import { ReportDialog } from '../../parts/overlays/lazyOverlays.tsx';

interface ClosedActions {
  /** One per action, which explains why it is not available. */
  readonly choices: readonly MenuChoice[];
  readonly dialog: ReactNode;
}

/** The actions on a list or record that another permission would allow, and who can grant it. */
export function useClosedActions(
  { closed_actions = [] }: ResolvedResource,
  scope: ClosedAction['scope'],
): ClosedActions {
  const translate = useTranslate();
  const [opened, setOpened] = useState<ClosedAction>();
  const choices = closed_actions
    .filter((action) => action.scope === scope)
    .map((action) => ({
      id: `closed ${action.label}`,
      label: translate(action.label),
      help: translate('shell.no_access.help'),
      icon: 'lock' as const,
      onSelect: () => setOpened(action),
    }));
  const dialog = opened && (
    <Suspense>
      <ReportDialog
        title={translate('shell.no_access.action', { action: translate(opened.label) })}
        close={translate('shell.close')}
        onClose={() => setOpened(undefined)}
      >
        <AccessContacts permissions={opened.permissions} />
      </ReportDialog>
    </Suspense>
  );
  return { choices, dialog };
}
