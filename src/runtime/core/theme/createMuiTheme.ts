import { createTheme, type Theme } from '@mui/material/styles';
import type { ResolvedTheme } from '#contract/generated/api.ts';

/** Duration of a menu's transition, in milliseconds. */
const QUICK = 120;

/**
 * Creates a MUI theme from the brand's tokens, for the components that MUI renders: menus, panels, dialogs, drawers,
 * toasts, charts.
 */
export function createMuiTheme(theme: ResolvedTheme, mode: 'light' | 'dark'): Theme {
  const tokens = theme[mode];
  const hairline = `1px solid ${tokens.border}`;
  return createTheme({
    palette: {
      mode,
      primary: { main: tokens.accent, contrastText: tokens.on_accent },
      error: { main: tokens.critical },
      warning: { main: tokens.caution },
      success: { main: tokens.positive },
      info: { main: tokens.info },
      text: { primary: tokens.text, secondary: tokens.text_muted },
      background: { default: tokens.background, paper: tokens.surface },
      divider: tokens.border,
    },
    shape: { borderRadius: theme.radius },
    typography: { fontFamily: 'var(--font)', fontSize: 14, body1: { fontSize: 14, lineHeight: '20px' } },
    transitions: {
      duration: {
        shortest: QUICK,
        shorter: QUICK,
        short: QUICK,
        standard: QUICK,
        complex: QUICK,
        enteringScreen: 160,
        leavingScreen: QUICK,
      },
    },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiPopover: {
        defaultProps: { marginThreshold: 8, transitionDuration: QUICK },
        styleOverrides: { paper: { border: hairline, boxShadow: '0 4px 20px rgb(0 0 0 / 12%)', marginTop: 4 } },
      },
      MuiMenu: { styleOverrides: { list: { padding: 4, minWidth: 200 } } },
      MuiMenuItem: {
        styleOverrides: {
          root: {
            gap: 12,
            minHeight: 36,
            padding: '6px 12px',
            borderRadius: Math.max(theme.radius - 2, 0),
            whiteSpace: 'normal',
            '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'transparent' },
            '&.Mui-focusVisible, &:hover, &.Mui-selected.Mui-focusVisible': { backgroundColor: tokens.neutral_soft },
            '&.Mui-disabled': { opacity: 1, color: tokens.text_muted },
          },
        },
      },
      MuiDialog: {
        styleOverrides: {
          // Either scrolls. What is focused is scrolled clear of the buttons, which stick to the end.
          container: { scrollPaddingBlockEnd: 72 },
          paper: {
            border: hairline,
            boxShadow: 'none',
            margin: 16,
            scrollPaddingBlockEnd: 72,
            // The buttons of a tall form stick to the window's edge, not to the form's own end.
            '.MuiDialog-scrollBody > &:not(.MuiDialog-paperFullScreen)': { overflow: 'visible' },
          },
          paperFullScreen: { margin: 0, border: 0 },
        },
      },
      MuiDrawer: { styleOverrides: { paper: { boxShadow: 'none', borderRight: hairline } } },
      MuiBackdrop: {
        styleOverrides: { root: { backgroundColor: 'rgb(0 0 0 / 36%)' } },
        variants: [{ props: { invisible: true }, style: { backgroundColor: 'transparent' } }],
      },
    },
  });
}
