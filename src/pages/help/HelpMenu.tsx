import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ResolvedHelp } from '#contract/generated/api.ts';
import { IconShape, MenuButton, useConsole } from '#runtime/islands/index.ts';
import { FeedbackDialog } from './FeedbackDialog.tsx';
import { FeedbackPrompt } from './FeedbackPrompt.tsx';

const QUESTION =
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.8M12 16.6v.01';

/** The help menu, and the prompt for feedback. Rule navigation.help-menu. */
export function HelpMenu() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { help = [] } = useConsole().console;
  const [isOpen, setOpen] = useState(false);

  function follow({ to, href }: ResolvedHelp): void {
    if (to !== undefined) void navigate(to);
    else if (href !== undefined) window.open(href, '_blank', 'noopener');
    else setOpen(true);
  }

  const choices = help.map((entry) => ({
    id: entry.id,
    label: translate(entry.label),
    onSelect: () => follow(entry),
  }));
  if (choices.length === 0) return null;
  return (
    <>
      <MenuButton kind="plain" shape="icon" label={translate('help.label')} choices={choices}>
        <IconShape path={QUESTION} />
      </MenuButton>
      <FeedbackPrompt onAccept={() => setOpen(true)} />
      {isOpen && <FeedbackDialog onClose={() => setOpen(false)} />}
    </>
  );
}
