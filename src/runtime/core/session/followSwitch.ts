import { goWithoutConfirmation } from './leave.ts';

const KEY = 'beranda.switched';

/** The address without a form: one that was filled in for a business is not offered again, empty, for another. */
export function withoutForm(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('action');
  url.pathname = url.pathname.replace(/(?<=.)\/create$/, '');
  return url.href;
}

/**
 * Loads the page again after another tab has switched the business or the mode: the lists as they are there, without an open
 * form. `takeSwitch` is then true once.
 * Rule session.other-tabs.
 */
export function followSwitch(): void {
  sessionStorage.setItem(KEY, 'yes');
  const address = withoutForm(location.href);
  goWithoutConfirmation(() => {
    if (address === location.href) location.reload();
    else location.replace(address);
  });
}

/** Whether this page was loaded because another tab has switched. */
export function takeSwitch(): boolean {
  const isSwitched = sessionStorage.getItem(KEY) !== null;
  sessionStorage.removeItem(KEY);
  return isSwitched;
}
