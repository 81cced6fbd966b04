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

const PROBLEMS = [null, 'TOKEN_EXPIRED', 'VERSION_TOO_OLD', 'ACCESS_REVOKED', null, null, null, null] as const;

export const INTEGRATIONS = sample(integrations, (demo) => {
  const { entity, key, name } = demo.business;
  if (entity !== 'main') return [];
  const platforms = key === 'kopi' ? PLATFORMS : PLATFORMS.slice(1, 3);
  return demo.times(platforms.length, ({ id, created }, index): IntegrationRow => {
    const platform = platforms[index] ?? 'WOOCOMMERCE';
    const problem = PROBLEMS[index] ?? null;
    const isGone = index === 5;
    const synced = isGone ? null : demo.after(new Date(demo.now - 7_200_000), 2);
    return {
      id,
      created,
      updated: created,
      platform,
      name,
      status: isGone ? 'DISCONNECTED' : problem === null ? 'CONNECTED' : 'NEEDS_ATTENTION',
      version: `${demo.random.whole(1, 4)}.${demo.random.whole(0, 9)}.${demo.random.whole(0, 9)}`,
      connected: created,
      connected_by: demo.member('can_manage_tech_settings'),
      synced,
      sent_count: demo.random.whole(120, 900),
      problem: isGone ? null : problem,
    };
  });
});
