import { payout_links } from '#server/database/schema/index.ts';
import type { SampleRow, SampleScene } from './SampleScene.ts';
import { sample } from './sample.ts';
import { type SentGroup, sentGroups, sumOf } from './sending.ts';

type Row = SampleRow<typeof payout_links>;

const DAY = 86_400_000;

/** Number of links of an unclaimed batch. */
export const UNCLAIMED_LINKS = 4;

const UNCLAIMED = ['EXPIRED', 'EXPIRED', 'CANCELLED', 'ACTIVE', 'ACTIVE'] as const;

/** Whether the business creates payout links from files. */
function hasLinks({ business }: SampleScene): boolean {
  return business.flags.includes('batch-payout-links') && business.country !== 'SG';
}

/** Groups of claimed payouts, the oldest ones. */
export function claimedTogether(demo: SampleScene): SentGroup[] {
  if (!hasLinks(demo)) return [];
  return sentGroups(demo)
    .filter(({ sentAs }) => sentAs === 'payouts')
    .slice(0, 3);
}

export const PAYOUT_LINKS = sample(payout_links, (demo) => {
  if (!hasLinks(demo)) return [];
  const rows: Row[] = [];
  const common = () => ({
    reference: `${demo.business.trade?.prefix ?? 'P'}-LINKS-${String(rows.length + 1).padStart(3, '0')}`,
    description: demo.pick([
      demo.say('Hadiah undian', 'Prizes of a draw'),
      demo.say('Pengembalian dana pelanggan', 'Money back to customers'),
      demo.say('Honor pembicara', 'Fees for speakers'),
      demo.say('Komisi reseller', 'Commissions for resellers'),
    ]),
    currency: demo.currency,
    created_by: demo.member('can_edit'),
  });
  for (const { transactions } of claimedTogether(demo)) {
    const { amount, latest } = sumOf(transactions);
    const key = demo.key(new Date((transactions[0]?.created.getTime() ?? demo.now) - DAY));
    rows.push({
      ...key,
      updated: latest,
      ...common(),
      status: 'COMPLETED',
      total_count: transactions.length,
      claimed_count: transactions.length,
      amount,
      expires: demo.daysAfter(key.created, 7),
    });
  }
  for (const [index, status] of UNCLAIMED.entries()) {
    const key = demo.key(new Date(demo.now - (22 - index * 5) * DAY));
    rows.push({
      ...key,
      updated: key.created,
      ...common(),
      status,
      total_count: UNCLAIMED_LINKS,
      claimed_count: 0,
      amount: demo.amount(50_000, 400_000) * BigInt(UNCLAIMED_LINKS),
      expires: demo.daysAfter(key.created, 14),
    });
  }
  return rows;
});
