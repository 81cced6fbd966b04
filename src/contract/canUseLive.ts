import type { GoLiveStatus } from './generated/config.ts';

/** Whether a business may use live mode: LIVE or TIER_1. Rule modes.live-statuses. */
export function canUseLive(status: GoLiveStatus): boolean {
  return status === 'LIVE' || status === 'TIER_1';
}
