/** What MUI draws over the screen: one chunk, fetched in the first quiet moment (parts/overlays.tsx). */
export { ChoiceMenu } from './ChoiceMenu.tsx';
export { CodeDialog } from './CodeDialog.tsx';
export { ConfirmDialog } from './ConfirmDialog.tsx';
export { FormDialog } from './FormDialog.tsx';
export { Panel } from './Panel.tsx';
export { ReportDialog } from './ReportDialog.tsx';
export { SideDrawer } from './SideDrawer.tsx';
export { Toast } from './Toast.tsx';
