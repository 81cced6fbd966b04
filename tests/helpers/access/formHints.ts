/** What a form takes beyond its schema, by resource, or by resource and action. */
export const FORM_HINTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'api-keys rotate': { old_key: 'DAY' },
  'api-keys create': { type: 'SECRET', reads: ['CUSTOMERS'], writes: [] },
  'credit-card-payments simulate': {
    ip_address: '203.0.113.7',
    promotion_code: undefined,
    installment_months: undefined,
  },
  'credit-card-promotions': { discount_type: 'PERCENT', discount_percent: 10, discount_amount: undefined },
  'fraud-card-number-list': { value: '4111111111111111' },
  'fraud-ip-list': { value: '203.0.113.0/24' },
  'fraud-rules': { value: '10000' },
  'xenplatform-platform-fee': { unit: 'FLAT', amount: '1000', percentage: undefined },
  'xenplatform-split-rules': { routes: [{ amount: undefined, percentage: 10 }] },
  reports: { period: 'this_month' },
};
