import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { Console, Environment } from '#contract/generated/api.ts';
import { readListState, withListChange, writeListState } from '#contract/listState/listState.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { findScreen } from '../../console/findScreen.ts';
import { useToast } from '../../console/ToastProvider.tsx';
import { type Change, useChange } from '../../console/useChange.ts';
import { storeEnvironment } from '../../core/session/environment.ts';
import { listAddress } from '../../screens/detail/useBackAddress.ts';

/** Returns the address of the same screen in the other environment: records and list positions do not exist in both. */
function sameScreen(console: Console, pathname: string, search: string): string {
  const screen = findScreen(console, pathname);
  if (screen?.kind === 'detail') return listAddress(console, screen.name, screen.resource) ?? '/';
  if (screen?.kind !== 'list') return pathname;
  const { list, path } = screen.resource;
  return (path ?? '') + writeListState(withListChange(readListState(search, list), {}), list);
}

/** Switches between test and live mode, and stays on the screen. Rule modes.switch-stays. */
export function useSwitchEnvironment(): Pick<Change, 'busy'> & { readonly switchTo: (to: Environment) => void } {
  const translate = useTranslate();
  const toast = useToast();
  const { console, reload } = useConsole();
  const { pathname, search } = useLocation();
  const { busy, run } = useChange();

  async function switchTo(to: Environment): Promise<void> {
    storeEnvironment(to);
    const isDone = await run(() => reload(sameScreen(console, pathname, search)));
    if (!isDone) return storeEnvironment(console.environment);
    toast(translate(to === 'PRODUCTION' ? 'shell.environment.switched_to_live' : 'shell.environment.switched_to_test'));
  }
  return { busy, switchTo: (to) => void switchTo(to) };
}
