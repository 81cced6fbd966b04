import type { GoLiveStatus } from '#contract/generated/config.ts';

const EARLY: readonly GoLiveStatus[] = [
  'REGISTERED',
  'AWAITING_DOCS',
  'FORM_CONFIRMED',
  'PENDING',
  'PENDING_VERIFICATION',
  'PENDING_LIVE',
  'LIVE_TESTMODE',
];
const INSTANT: readonly GoLiveStatus[] = ['INSTANT_LIVE_PENDING_VERIFICATION', 'INSTANT_LIVE_AWAITING_DOCS'];
const INSTANT_SUSPENDED: readonly GoLiveStatus[] = ['INSTANT_LIVE_SUSPENDED', 'INSTANT_LIVE_SUSPENDED_CAN_WITHDRAW'];
const NOT_ACCEPTED: readonly GoLiveStatus[] = ['INVALID', 'FAILED'];

/** From which statuses an operator moves a business to each. All others follow the activation. Rule modes.operator-statuses. */
const FROM: Partial<Record<GoLiveStatus, readonly GoLiveStatus[]>> = {
  FORM_CONFIRMED: ['PENDING_VERIFICATION', 'LIVE_TESTMODE'],
  PENDING: ['PENDING_VERIFICATION', 'LIVE_TESTMODE', 'FORM_CONFIRMED'],
  AWAITING_DOCS: NOT_ACCEPTED,
  INVALID: [...EARLY, ...INSTANT],
  FAILED: [...EARLY, ...INSTANT],
  TIER_1: [...EARLY, ...INSTANT, 'LIVE', 'SUSPENDED'],
  LIVE: ['TIER_1', 'SUSPENDED', ...INSTANT, ...INSTANT_SUSPENDED],
  SUSPENDED: ['LIVE', 'TIER_1'],
  INSTANT_LIVE_AWAITING_DOCS: INSTANT_SUSPENDED,
  INSTANT_LIVE_SUSPENDED: [...INSTANT, 'INSTANT_LIVE_SUSPENDED_CAN_WITHDRAW'],
  INSTANT_LIVE_SUSPENDED_CAN_WITHDRAW: [...INSTANT, 'INSTANT_LIVE_SUSPENDED'],
};

/** The statuses to which an operator can move a business of a status, in the order of `FROM`. */
export function statusesAfter(status: GoLiveStatus): GoLiveStatus[] {
  return (Object.entries(FROM) as [GoLiveStatus, readonly GoLiveStatus[]][])
    .filter(([, from]) => from.includes(status))
    .map(([to]) => to);
}
