import { apps, integrations } from '#server/database/schema/index.ts';
import type { SampleRow } from '../SampleScene.ts';
import { sample } from '../sample.ts';

type AppRow = SampleRow<typeof apps>;
type IntegrationRow = SampleRow<typeof integrations>;

const APPS: readonly (readonly [name: string, category: AppRow['category'], status: AppRow['status']])[] = [
  ['Shopify', 'ECOMMERCE', 'INSTALLED'],
  ['WooCommerce', 'ECOMMERCE', 'AVAILABLE'],
  ['Magento', 'ECOMMERCE', 'AVAILABLE'],
  ['Accurate Online', 'ACCOUNTING', 'REQUESTED'],
  ['Jurnal', 'ACCOUNTING', 'AVAILABLE'],
  ['Moka POS', 'POINT_OF_SALE', 'AVAILABLE'],
  ['Shipper', 'LOGISTICS', 'AVAILABLE'],
  ['Mailchimp', 'MARKETING', 'AVAILABLE'],
];

export const APPS_SAMPLE = sample(apps, (demo) => {
  if (demo.business.entity !== 'main' || demo.business.country !== 'ID') return [];
  return demo.times(APPS.length, ({ id, created }, index): AppRow => {
    const [name, category, usual] = APPS[index] ?? ['Shopify', 'ECOMMERCE', 'AVAILABLE'];
    const status = demo.isTest ? 'AVAILABLE' : usual;
    return {
      id,
      created,
      updated: created,
      name,
      category,
      developer: name.split(' ')[0] ?? name,
      website: `https://${name.toLowerCase().replaceAll(' ', '-')}.example`,
      status,
      requested: status === 'AVAILABLE' ? null : created,
      installed: status === 'INSTALLED' ? demo.after(created, 48) : null,
    };
  });
});

const PLATFORMS = integrations.platform.enumValues;

/** The status of each integration, and its problem. */
const STATES: readonly (readonly [IntegrationRow['status'], IntegrationRow['problem']?])[] = [
  ['CONNECTED'],
  ['NEEDS_ATTENTION', 'TOKEN_EXPIRED'],
  ['NEEDS_ATTENTION', 'VERSION_TOO_OLD'],
  ['NEEDS_ATTENTION', 'ACCESS_REVOKED'],
  ['CONNECTED'],
  ['DISCONNECTED'],
  ['PENDING'],
  ['REFUSED'],
];

export const INTEGRATIONS = sample(integrations, (demo) => {
  const { entity, key, name } = demo.business;
  if (entity !== 'main') return [];
  const platforms = key === 'kopi' ? PLATFORMS : PLATFORMS.slice(1, 3);
  return demo.times(platforms.length, ({ id, created }, index): IntegrationRow => {
    const platform = platforms[index] ?? 'WOOCOMMERCE';
    const row = { id, created, updated: created, platform, name, sent_count: 0, problem: null };
    const [status, problem = null] = STATES[index] ?? ['CONNECTED'];
    // Who was led to its page has not come back, or has denied.
    if (status === 'PENDING' || status === 'REFUSED') {
      return { ...row, status, version: null, connected: null, connected_by: null, synced: null };
    }
    return {
      ...row,
      status,
      problem,
      version: `${demo.random.whole(1, 4)}.${demo.random.whole(0, 9)}.${demo.random.whole(0, 9)}`,
      connected: created,
      connected_by: demo.member('can_manage_tech_settings'),
      synced: status === 'DISCONNECTED' ? null : demo.after(new Date(demo.now - 7_200_000), 2),
    };
  });
});
