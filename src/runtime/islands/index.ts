/**
 * The part of the runtime that islands inside the console may use. The sign-in page has an index of its own
 * (src/runtime/index.ts), since visitors download what it imports.
 */

export type { ListFilter } from '#contract/listState/listFilter.ts';
export { PinSetup } from '../actions/pin/PinSetup.tsx';
export { useTextMessage } from '../actions/pin/useTextMessage.ts';
export { newKey } from '../actions/send/newKey.ts';
export { Cell } from '../cells/Cell.tsx';
export { BreakableText } from '../cells/columns/value/BreakableText.tsx';
export { FilterControl } from '../cells/FilterControl.tsx';
export { NAVIGATION_ICONS } from '../cells/navigationIcons.ts';
export { useConsole } from '../console/ConsoleContext.ts';
export { recordPath } from '../console/findScreen.ts';
export type { Islands, TabIslandProps } from '../console/Islands.ts';
export type { ApiRecord } from '../console/providers/ApiRecord.ts';
export { settledRead } from '../console/providers/settledRead.ts';
export { type ReadValue, useRead } from '../console/providers/useRead.ts';
export { useToast } from '../console/ToastProvider.tsx';
export { useChange } from '../console/useChange.ts';
export { useDescribeError } from '../console/useDescribeError.ts';
export { useFormats } from '../console/useFormats.ts';
export { usePreferences } from '../console/usePreferences.ts';
export { onFeedbackRequest } from '../core/feedbackRequest.ts';
export { RequestError } from '../core/session/RequestError.ts';
export { readStream } from '../core/session/readStream.ts';
export { request } from '../core/session/request.ts';
export { useOnline } from '../core/useOnline.ts';
export { useLeaveGuard } from '../forms/drafts/useLeaveGuard.ts';
export { FormExample } from '../forms/LazyFormExample.tsx';
export { PartBoundary } from '../parts/boundary/PartBoundary.tsx';
export { PHONE, useMediaQuery } from '../parts/browser/useMediaQuery.ts';
export { Button } from '../parts/buttons/Button.tsx';
export { ButtonLink } from '../parts/buttons/ButtonLink.tsx';
export { CopyButton } from '../parts/buttons/CopyButton.tsx';
export { matchesWords, normalizeWords } from '../parts/fields/normalizeWords.ts';
export { SearchInput } from '../parts/fields/SearchInput.tsx';
export { Icon } from '../parts/icons/Icon.tsx';
export { IconShape } from '../parts/icons/IconShape.tsx';
export { Skeleton } from '../parts/loading/Skeleton.tsx';
export { Chip } from '../parts/marks/Chip.tsx';
export { ErrorMessage } from '../parts/messages/ErrorMessage.tsx';
export { Message } from '../parts/messages/Message.tsx';
export {
  CodeDialog,
  ConfirmDialog,
  FormDialog,
  Panel,
  ReportDialog,
  SideDrawer,
} from '../parts/overlays/lazyOverlays.tsx';
export { MenuButton } from '../parts/overlays/MenuButton.tsx';
export { Timeline, TimelineEntry } from '../parts/timeline/Timeline.tsx';
export { DayChart } from '../screens/DayChart.tsx';
export { TabPanel } from '../screens/detail/TabPanel.tsx';
export { BlockView } from '../screens/page/BlockView.tsx';
export { TimelineEvent } from '../screens/tabs/TimelineEvent.tsx';
export { useSwitchBusiness } from '../shell/header/useSwitchBusiness.ts';
export { ShortcutsDialog } from '../shell/shortcuts/LazyShortcutsDialog.tsx';
