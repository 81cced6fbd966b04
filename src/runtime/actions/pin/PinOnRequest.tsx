import { lazy } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LoadBoundary } from '../../parts/loading/LoadBoundary.tsx';

/** The address that opens the dialog: /settings/business-profile?pin=set. */
const PATH = '/settings/business-profile';

const PinSetup = lazy(async () => ({ default: (await import('./PinSetup.tsx')).PinSetup }));

/** Opens the PIN dialog at an address that requests it; closing removes the parameter. Rule settings.pin-by-address. */
export function PinOnRequest() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  if (pathname !== PATH || !new URLSearchParams(search).has('pin')) return null;
  return (
    <LoadBoundary floats>
      <PinSetup onClose={() => void navigate(PATH, { replace: true })} />
    </LoadBoundary>
  );
}
