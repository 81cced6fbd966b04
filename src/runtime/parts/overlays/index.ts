/** The overlays that MUI renders: one chunk, loaded when the page is first idle (parts/overlays/lazyOverlays.tsx). */
export { ChoiceMenu } from './ChoiceMenu.tsx';
export { CodeDialog } from './CodeDialog.tsx';
export { ConfirmDialog } from './ConfirmDialog.tsx';
export { FormDialog } from './FormDialog.tsx';
export { Panel } from './Panel.tsx';
export { ReportDialog } from './ReportDialog.tsx';
export { SideDrawer } from './SideDrawer.tsx';
export { Toast } from './Toast.tsx';
export { TopDialog } from './TopDialog.tsx';
