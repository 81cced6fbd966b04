// What ra-core takes of react-router-dom in the browser's build: the console has a router of its own, so that the one that
// ra-core would create outside of any router, with all that data routers need, is left out.

export {
  Link,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  useBlocker,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
} from 'react-router-dom';

/** ra-core calls it outside of any router only. Throws. */
export function createHashRouter(): never {
  throw new Error('The console is rendered inside a router.');
}

/** Never rendered. */
export const RouterProvider = (): null => null;
