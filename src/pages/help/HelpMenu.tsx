import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ResolvedHelp } from '#contract/generated/api.ts';
import {
  IconShape,
  MenuButton,
  NAVIGATION_ICONS,
  onFeedbackRequest,
  ShortcutsDialog,
  useConsole,
  useMediaQuery,
} from '#runtime/islands/index.ts';
import { FeedbackDialog } from './FeedbackDialog.tsx';
import { FeedbackPrompt } from './FeedbackPrompt.tsx';
import { SupportChat } from './SupportChat.tsx';
import { Tours } from './tours/Tours.tsx';

const QUESTION =
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.8M12 16.6v.01';

/** A device without a keyboard or mouse. */
const TOUCH = '(hover: none)';

/** The help menu, the tours, and the prompt for feedback. Rule navigation.help-menu. */
export function HelpMenu() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { help = [], support_chat: chat } = useConsole().console;
  const [isOpen, setOpen] = useState(false);
  const [isChatting, setChatting] = useState(false);
  const [listsShortcuts, setListsShortcuts] = useState(false);
  const isTouch = useMediaQuery(TOUCH);
  useEffect(() => onFeedbackRequest(() => setOpen(true)), []);

  function follow({ to, href, opens }: ResolvedHelp): void {
    if (opens === 'support-chat') setChatting(true);
    else if (opens === 'shortcuts') setListsShortcuts(true);
    else if (to !== undefined) void navigate(to);
    else if (href !== undefined) window.open(href, '_blank', 'noopener');
    else setOpen(true);
  }

  const isClosed = { 'support-chat': chat === undefined, shortcuts: isTouch, feedback: false };
  const known = help.filter(({ opens }) => opens === undefined || !isClosed[opens]);
  const choices = known.map((entry) => ({
    id: entry.id,
    label: translate(entry.label),
    icon: entry.icon && NAVIGATION_ICONS[entry.icon],
    onSelect: () => follow(entry),
  }));
  if (choices.length === 0) return null;
  return (
    <>
      <MenuButton kind="plain" shape="icon" label={translate('help.label')} choices={choices}>
        <IconShape path={QUESTION} />
      </MenuButton>
      <Tours />
      <FeedbackPrompt onAccept={() => setOpen(true)} />
      {isChatting && chat !== undefined && <SupportChat address={chat} onClose={() => setChatting(false)} />}
      {listsShortcuts && <ShortcutsDialog onClose={() => setListsShortcuts(false)} />}
      {isOpen && <FeedbackDialog onClose={() => setOpen(false)} />}
    </>
  );
}
