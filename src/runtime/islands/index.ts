/**
 * What islands inside the console may use of the runtime. The sign-in page has an index of its own
 * (src/runtime/index.ts): what it imports, a stranger downloads.
 */

export { newKey } from '../actions/newKey.ts';
export { PartBoundary } from '../boundary/PartBoundary.tsx';
export { useConsole } from '../console/ConsoleContext.ts';
export { useFailure } from '../console/useFailure.ts';
export { useFormats } from '../console/useFormats.ts';
export type { ListFilter } from '../lists/listFilter.ts';
export { Button } from '../parts/Button.tsx';
export { Chip } from '../parts/Chip.tsx';
export { CopyButton } from '../parts/CopyButton.tsx';
export { ErrorMessage } from '../parts/ErrorMessage.tsx';
export { Icon } from '../parts/Icon.tsx';
export { Message } from '../parts/Message.tsx';
export { CodeDialog, ConfirmDialog, FormDialog, ReportDialog } from '../parts/overlays.tsx';
export { SearchInput } from '../parts/SearchInput.tsx';
export { Skeleton } from '../parts/Skeleton.tsx';
export { PHONE, useMediaQuery } from '../parts/useMediaQuery.ts';
export { PinSetup } from '../pin/PinSetup.tsx';
export { useTextMessage } from '../pin/useTextMessage.ts';
export type { ApiRecord } from '../providers/ApiRecord.ts';
export { useRead } from '../providers/useRead.ts';
export { Cell } from '../registry/Cell.tsx';
export { FilterControl } from '../registry/FilterControl.tsx';
export { TimelineEvent } from '../registry/tabs/TimelineEvent.tsx';
export { RequestError } from '../session/RequestError.ts';
export { request } from '../session/request.ts';
export { useToast } from '../shell/ToastProvider.tsx';
export { useChange } from '../shell/useChange.ts';
export { usePreferences } from '../shell/usePreferences.ts';
export { useSwitchBusiness } from '../shell/useSwitchBusiness.ts';
export { TabPanel } from '../views/detail/TabPanel.tsx';
export { recordPath } from '../views/findScreen.ts';
export { BlockView } from '../views/page/BlockView.tsx';
export { DayChart } from './DayChart.tsx';
export type { Islands, TabIslandProps } from './Islands.ts';
