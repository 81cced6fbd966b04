import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { useConsole } from '../../console/ConsoleContext.ts';
import { styleNonce } from '../../core/boot/styleNonce.ts';
import { createMuiTheme } from '../../core/theme/createMuiTheme.ts';
import { useDarkMode } from '../../core/theme/useDarkMode.ts';

const nonce = styleNonce();
// The page's Content-Security-Policy allows no style without the nonce.
const cache = createCache({ key: 'mui', ...(nonce !== undefined && { nonce }) });

/** The context of everything that MUI renders: the brand's theme, and styles that the page's policy allows. */
export function MuiRoot({ children }: { readonly children: ReactNode }) {
  const { theme } = useConsole().console.brand;
  const isDark = useDarkMode();
  const muiTheme = useMemo(() => createMuiTheme(theme, isDark ? 'dark' : 'light'), [theme, isDark]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
