import type { ComponentType } from 'react';
import type { AllZonesProps } from './AllZones.tsx';

/** Loads the search over all time zones. Rejects without a network, or after a newer build has replaced it. */
export async function loadAllZones(): Promise<ComponentType<AllZonesProps>> {
  return (await import('./AllZones.tsx')).AllZones;
}
