import { business_profiles, escrow_settings, sending_settings } from '#server/database/schema/index.ts';
import { holdsMoney } from '../accept/escrow.ts';
import type { SampleScene } from '../SampleScene.ts';
import { changeOf } from '../sample.ts';

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

export const BUSINESS_PROFILES = changeOf(business_profiles, undefined, (demo) => {
  const { name, country, key } = demo.business;
  const [address_line, city, postal_code] = CITIES[country];
  return [
    {
      ...single(demo),
      legal_name: country === 'ID' ? `${FORMS.ID} ${name}` : `${name} ${FORMS[country]}`,
      phone_number: demo.person().phone,
      website: `https://${key}.example`,
      industry: INDUSTRIES[key] ?? 'OTHER',
      tax_number: country === 'SG' ? '201912345K' : demo.random.digits(country === 'PH' ? 12 : 15),
      address_line,
      city,
      postal_code,
    },
  ];
});

export const SENDING_SETTINGS = changeOf(sending_settings, undefined, (demo) => [
  {
    ...single(demo),
    // Visitors of the demo create and approve transfers as one person.
    self_approval: true,
    notify_recipient: true,
  },
]);

const DAY = 86_400_000;

const PURPOSES = {
  P2P_ESCROW: 'Buyers pay for their harvest in advance; farmers are paid once it has arrived.',
  INVESTOR_DEPOSIT: 'Investors deposit what they lend to our farmers, and are repaid after the harvest.',
} as const;

export const ESCROW_SETTINGS = changeOf(escrow_settings, 'product', (demo) => {
  if (!holdsMoney(demo)) return [];
  const activated = new Date(demo.now - 90 * DAY);
  const { email } = demo.business;
  return (['P2P_ESCROW', 'INVESTOR_DEPOSIT'] as const).map((product, index) => ({
    product,
    updated: activated,
    status: 'enabled' as const,
    bank: index === 0 ? ('BCA' as const) : ('MANDIRI' as const),
    account_number: demo.random.digits(10),
    contact_email: email,
    purpose: PURPOSES[product],
    submitted: new Date(activated.getTime() - 4 * DAY),
    submitted_by: demo.member('can_administer'),
    decided: activated,
    activated_at: activated,
  }));
});
