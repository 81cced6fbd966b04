import type { GoLiveStatus } from '#contract/generated/config.ts';
import { type DemoBusiness, type DemoMember, LIVE, NOTHING, owner } from './DemoBusiness.ts';

/** Keeps the books of ten businesses, each in another status. */
const ACCOUNTANT: DemoMember = {
  email: 'akuntan@jasa.test',
  permissions: ['can_view', 'can_administer', 'can_withdraw'],
};

/** Key, status and name of a business without transactions; `true`: the accountant is a member. */
const BY_STATUS: readonly (readonly [key: string, status: GoLiveStatus, name: string, hasAccountant: boolean])[] = [
  ['melati', 'FORM_CONFIRMED', 'Roti Melati', true],
  ['kenanga', 'PENDING', 'Salon Kenanga', true],
  ['bengkel', 'PENDING_VERIFICATION', 'Bengkel Jaya Motor', true],
  ['apotek', 'LIVE_TESTMODE', 'Apotek Sehat Sentosa', true],
  ['katering', 'PENDING_LIVE', 'Katering Bu Ningsih', true],
  ['studio', 'INSTANT_LIVE_PENDING_VERIFICATION', 'Studio Foto Lensa', true],
  ['sepatu', 'INSTANT_LIVE_AWAITING_DOCS', 'Sepatu Cibaduyut', true],
  ['gadget', 'INSTANT_LIVE_SUSPENDED', 'Gadget Glodok', false],
  ['tiket', 'INSTANT_LIVE_SUSPENDED_CAN_WITHDRAW', 'Tiket Konser Kita', true],
  ['travel', 'SUSPENDED', 'Travel Nusa Indah', true],
  ['pulsa', 'INVALID', 'Pulsa Kilat', false],
  ['emas', 'FAILED', 'Emas Makmur', false],
];

const NO_TRADE = { trade: undefined, transactions: NOTHING, customers: NOTHING } as const;

const INSTANT = /^(PENDING_LIVE|INSTANT_)/;

/** What the checks of an activation said, by the status of the business. */
function kycOf(status: GoLiveStatus): string {
  if (status === 'SUSPENDED') return 'PASSED';
  return /^(INVALID|FAILED|INSTANT_LIVE_SUSPENDED|INSTANT_LIVE_AWAITING)/.test(status) ? 'DECLINED' : 'DATA_PROVIDED';
}

/** Businesses in the statuses that no other business of the demo has. Rule modes.statuses. */
export const STATUS_BUSINESSES: readonly DemoBusiness[] = [
  // Customers pay it into escrow, so that it has neither transactions nor disbursements.
  {
    ...LIVE,
    ...NO_TRADE,
    key: 'properti',
    name: 'Properti Aman',
    email: 'halo@properti.test',
    flags: ['escrow-setting'],
    excludedPages: ['transactions', 'retail_outlet', 'disbursement'],
    age: 260,
    members: [owner('owner@properti.test'), ACCOUNTANT],
  },
  ...BY_STATUS.map(
    ([key, status, name, hasAccountant], index): DemoBusiness => ({
      ...LIVE,
      ...NO_TRADE,
      key,
      name,
      email: `halo@${key}.test`,
      status,
      kyc: kycOf(status),
      flags: INSTANT.test(status) ? ['instant-activation'] : [],
      // Those that wait have sent their activation in the last days.
      age: status === 'SUSPENDED' ? 320 : 2 + (index % 3),
      members: hasAccountant ? [owner(`owner@${key}.test`), ACCOUNTANT] : [owner(`owner@${key}.test`)],
    }),
  ),
];
