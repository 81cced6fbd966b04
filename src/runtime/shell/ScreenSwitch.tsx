import { ErrorBoundary } from 'react-error-boundary';
import { Navigate, useLocation } from 'react-router-dom';
import type { Console } from '#contract/generated/api.ts';
import { SIGN_IN_PATH } from '#contract/publicAddresses.ts';
import { useConsole } from '../console/ConsoleContext.ts';
import { ERROR_PAGE_PATH } from '../console/errorPageAddress.ts';
import { type FoundScreen, findScreen } from '../console/findScreen.ts';
import { redirectTarget } from '../console/redirectTarget.ts';
import { PartPath } from '../parts/boundary/PartPath.ts';
import { DetailScreen } from '../screens/detail/DetailScreen.tsx';
import { ListScreen } from '../screens/ListScreen.tsx';
import { PageScreen } from '../screens/page/PageScreen.tsx';
import { SingletonScreen } from '../screens/SingletonScreen.tsx';
import { CompletingScreen } from './CompletingScreen.tsx';
import { ErrorScreen } from './errors/ErrorScreen.tsx';
import { NoAccessScreen } from './errors/NoAccessScreen.tsx';
import { NotFoundScreen } from './errors/NotFoundScreen.tsx';
import { NothingOpenScreen } from './errors/NothingOpenScreen.tsx';
import { RequestErrorScreen } from './errors/RequestErrorScreen.tsx';
import { useCompleteLater } from './useCompleteLater.ts';

/** A screen that is open to the user. */
type OpenScreen = Exclude<FoundScreen, { kind: 'closed' }>;

/** Returns the identity of a screen: another screen is mounted anew, a change of query is not. */
function keyOf(screen: FoundScreen | undefined, pathname: string): string {
  if (screen === undefined || screen.kind === 'closed') return pathname;
  if (screen.kind === 'page') return screen.page.path;
  // An action may have a route of its own: its list or record stays mounted.
  return screen.kind === 'list' ? `list ${screen.name}` : `detail ${screen.name} ${screen.id}`;
}

/** Returns the config path of a screen. */
function pathOf(screen: OpenScreen): string {
  return screen.kind === 'page' ? `pages.${screen.page.screen}` : `resources.${screen.name}`;
}

function FoundView({ screen }: { readonly screen: OpenScreen }) {
  const { search } = useLocation();
  if (screen.kind === 'page') return <PageScreen page={screen.page} />;
  const { name, resource } = screen;
  if (resource.singleton && resource.path !== undefined && resource.detail !== undefined) {
    if (screen.kind === 'detail') return <Navigate to={{ pathname: resource.path, search }} replace />;
    return <SingletonScreen name={name} resource={resource} detail={resource.detail} />;
  }
  if (screen.kind === 'list') return <ListScreen name={name} resource={resource} />;
  const { detail, id, parentId, action } = screen;
  return <DetailScreen name={name} resource={resource} detail={detail} id={id} parentId={parentId} action={action} />;
}

function ScreenView({ screen }: { readonly screen: FoundScreen | undefined }) {
  if (screen === undefined) return <NotFoundScreen />;
  if (screen.kind === 'closed') return <NoAccessScreen permissions={screen.permissions} />;
  return (
    <PartPath value={pathOf(screen)}>
      <FoundView screen={screen} />
    </PartPath>
  );
}

/** Whether a console that has one screen has this one: the same list, record or page. */
function isFirst(console: Console, first: string, screen: FoundScreen | undefined): boolean {
  const whole = findScreen(console, first);
  if (screen === undefined || whole === undefined || screen.kind === 'closed' || whole.kind === 'closed') return false;
  if (screen.kind === 'page' || whole.kind === 'page')
    return screen.kind === 'page' && whole.kind === 'page' && screen.page === whole.page;
  return screen.name === whole.name;
}

/**
 * The screen of the current route, among those that are open to the user. A rendering error of a screen leaves the shell,
 * with a retry. Rule details.broken-screen.
 */
export function ScreenSwitch() {
  const { console, first } = useConsole();
  const { pathname, search, hash } = useLocation();

  useCompleteLater();

  if (pathname === '/' || pathname === SIGN_IN_PATH) {
    return console.home === null ? <NothingOpenScreen /> : <Navigate to={console.home} replace />;
  }
  if (pathname === ERROR_PAGE_PATH) return <RequestErrorScreen />;
  for (const redirect of console.redirects) {
    const target = redirectTarget(redirect, { pathname, search, hash });
    if (target !== undefined) return <Navigate to={target} replace />;
  }
  const screen = findScreen(console, pathname);
  if (first !== undefined && !isFirst(console, first, screen)) return <CompletingScreen />;
  return (
    <ErrorBoundary
      key={keyOf(screen, pathname)}
      fallbackRender={({ resetErrorBoundary }) => <ErrorScreen onRetry={resetErrorBoundary} />}
    >
      <ScreenView screen={screen} />
    </ErrorBoundary>
  );
}
