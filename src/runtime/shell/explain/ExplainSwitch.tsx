import { useTranslate } from 'react-admin';
import { useConsole } from '../../console/ConsoleContext.ts';
import { chooseExplain, useExplainChoice } from '../../console/explainChoice.ts';
import { Icon } from '../../parts/icons/Icon.tsx';

interface ExplainSwitchProps {
  readonly className: string | undefined;
  readonly onChange: () => void;
}

/** Turns explain mode on or off; internal staff only. */
export function ExplainSwitch({ className, onChange }: ExplainSwitchProps) {
  const translate = useTranslate();
  const isChosen = useExplainChoice();
  if (!useConsole().console.user.internal) return null;
  function change(): void {
    chooseExplain(!isChosen);
    onChange();
  }
  return (
    <button type="button" className={className} aria-pressed={isChosen} onClick={change}>
      <Icon name="braces" />
      <span>{translate('explain.switch')}</span>
    </button>
  );
}
