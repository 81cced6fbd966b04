import { useTranslate } from 'react-admin';
import type { ResolvedAction } from '#contract/generated/api.ts';
import { Button, type ButtonKind } from '../../parts/buttons/Button.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { ACTION_ICONS } from './actionIcons.ts';

interface ActionButtonProps {
  readonly action: ResolvedAction;
  readonly kind: ButtonKind;
  readonly busy: boolean;
  readonly onStart: () => void;
}

/** The button of an action. */
export function ActionButton({ action, kind, busy, onStart }: ActionButtonProps) {
  const translate = useTranslate();
  return (
    <Button
      kind={action.tone === 'critical' ? 'critical' : kind}
      aria-disabled={busy}
      data-config={`actions.${action.id}`}
      onClick={busy ? undefined : onStart}
    >
      {action.icon && <Icon name={ACTION_ICONS[action.icon]} size={16} />}
      {translate(action.label)}
    </Button>
  );
}
