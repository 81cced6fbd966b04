import { CHECKOUT_DEFAULTS, retailPrefix } from '#server/account/registration/addFirstSettings.ts';
import {
  business_profiles,
  checkout_settings,
  escrow_settings,
  retail_outlet_settings,
  sending_settings,
  test_clocks,
} from '#server/database/schema/index.ts';
import { DEMO_BUSINESSES } from '../../data/businesses.ts';
import type { DemoBusiness } from '../../data/DemoBusiness.ts';
import type { SampleRow, SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';

type Industry = (typeof business_profiles.$inferSelect)['industry'];

const INDUSTRIES: Readonly<Record<string, Industry>> = {
  kopi: 'FOOD_AND_DRINK',
  manila: 'RETAIL',
  warung: 'LOGISTICS',
  remit: 'FINANCE',
  mitra: 'SERVICES',
  pasar: 'MARKETPLACE',
};

const CITIES = {
  ID: ['Jalan Kemang Raya 24', 'Jakarta', '12730'],
  PH: ['88 Ayala Avenue', 'Makati', '1226'],
  SG: ['10 Anson Road', 'Singapore', '079903'],
} as const;

const FORMS = { ID: 'PT', PH: 'Corp.', SG: 'Pte. Ltd.' } as const;

/** The single row of a setting, as old as the business. */
function single(demo: SampleScene) {
  const created = new Date(demo.now - demo.business.age * 86_400_000);
  return { ...demo.key(created), updated: created };
}

export const BUSINESS_PROFILES = sample(business_profiles, (demo) => {
  const { name, email, country, key } = demo.business;
  const [address_line, city, postal_code] = CITIES[country];
  return [
    {
      ...single(demo),
      brand_name: name,
      legal_name: country === 'ID' ? `${FORMS.ID} ${name}` : `${name} ${FORMS[country]}`,
      email,
      phone_number: demo.person().phone,
      website: `https://${key}.example`,
      industry: INDUSTRIES[key] ?? 'OTHER',
      tax_number: country === 'SG' ? '201912345K' : demo.random.digits(country === 'PH' ? 12 : 15),
      address_line,
      city,
      postal_code,
      country,
    },
  ];
});

export const CHECKOUT_SETTINGS = sample(checkout_settings, (demo): SampleRow<typeof checkout_settings>[] => {
  if (demo.business.entity !== 'main') return [];
  return [
    {
      ...single(demo),
      ...CHECKOUT_DEFAULTS,
      language: demo.business.country === 'ID' ? 'id' : 'en',
      currency: demo.currency,
    },
  ];
});

export const TEST_CLOCKS = sample(test_clocks, (demo): SampleRow<typeof test_clocks>[] =>
  demo.environment === 'DEVELOPMENT'
    ? [{ ...single(demo), status: 'READY', moved_to: null, until: null, moved_by: null }]
    : [],
);

export const SENDING_SETTINGS = sample(sending_settings, (demo) => [
  {
    ...single(demo),
    needs_approval: false,
    // Visitors of the demo create and approve transfers as one person.
    self_approval: true,
    limit_amount: null,
    currency: demo.currency,
    notify_recipient: true,
    notify_email: demo.business.email,
  },
]);

export const RETAIL_OUTLET_SETTINGS = sample(retail_outlet_settings, (demo) => {
  if (demo.business.entity === 'remittance') return [];
  return [{ ...single(demo), prefix: ownPrefix(demo.business), expiry_hours: 48 }];
});

/** No two businesses have the same. Rule forms.retail-prefix-free. */
function ownPrefix({ key, name }: DemoBusiness): string {
  const prefix = retailPrefix(name);
  const alike = DEMO_BUSINESSES.filter((business) => retailPrefix(business.name) === prefix);
  const index = alike.findIndex((business) => business.key === key);
  return index < 1 ? prefix : `${prefix}${index + 1}`;
}

export const ESCROW_SETTINGS = sample(escrow_settings, (demo) => {
  if (!demo.business.flags.includes('escrow-setting')) return [];
  return (['P2P_ESCROW', 'INVESTOR_DEPOSIT'] as const).map((product, index) => ({
    ...single(demo),
    product,
    status: index === 0 ? ('enabled' as const) : ('pending' as const),
    bank: index === 0 ? ('BCA' as const) : ('MANDIRI' as const),
    account_number: index === 0 ? demo.random.digits(10) : null,
    contact_email: demo.business.email,
    activated_at: index === 0 ? new Date(demo.now - 90 * 86_400_000) : null,
  }));
});
