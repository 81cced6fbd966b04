import { describe, expect, it } from 'vitest';
import { evaluate } from '#compiler/expression/evaluate.ts';
import { readExpression } from '#compiler/expression/readExpression.ts';
import type { ResolvedResource } from '#contract/generated/api.ts';
import type { GoLiveStatus } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { CONFIG, resolutionOf } from './resolutionOf.ts';

const OWNER = resolutionOf();
const PHILIPPINES = resolutionOf({ country: ['PH'] });
const REMITTANCE: Partial<GuardFacts> = { country: ['SG'], entity: ['remittance'] };

function resource(name: string, resolution = OWNER): ResolvedResource {
  const found = resolution.screens.resources[name];
  if (found === undefined) throw new Error(`The console has no ${name}.`);
  return found;
}

function columns(name: string, resolution = OWNER): readonly string[] {
  return resource(name, resolution).list.columns.map(({ field }) => field);
}

function column(name: string, field: string, resolution = OWNER) {
  return resource(name, resolution).list.columns.find((each) => each.field === field);
}

/** The fields of every tab of a record. */
function detailFields(name: string, resolution = OWNER) {
  return (resource(name, resolution).detail?.tabs ?? []).flatMap((tab) =>
    tab.type === 'fields' ? tab.sections.flatMap(({ fields }) => fields) : [],
  );
}

function cards(facts: Partial<GuardFacts> = {}) {
  const blocks = resolutionOf(facts).screens.pages.home?.blocks ?? [];
  return blocks.flatMap((block) => (block.type === 'cards' || block.type === 'setup' ? block.cards : []));
}

function cardIds(facts: Partial<GuardFacts> = {}): readonly string[] {
  return cards(facts).map(({ id }) => id);
}

function word(key: string | undefined, language: 'en' | 'id' = 'en'): string | undefined {
  return key === undefined ? undefined : CONFIG.messages[language]?.[key];
}

describe('brands', () => {
  // Rule brands.kinds.
  it('are a main one, a second one, regional remittance, and white-label ones of partners', () => {
    const kinds = [...CONFIG.brands].map(([id, { source }]) => [id, source.value.kind] as const);
    expect(Object.fromEntries(kinds)).toEqual({
      main: 'own',
      second: 'own',
      remittance: 'own',
      mitra: 'white-label',
      arunika: 'white-label',
    });
  });
});

describe('the home page', () => {
  // Rule home.setup-videos.
  it('has the videos of the language that the person reads', () => {
    const videos = cards().filter(({ id }) => id.startsWith('video-'));
    expect(videos.map(({ id, languages }) => [id, languages])).toEqual([
      ['video-en', ['en']],
      ['video-id', ['id']],
    ]);
  });

  // Rule home.offer-platform.
  it('offers the platform to neither sub-accounts nor remittance, nor to a business that is one', () => {
    const source = CONFIG.pages.get('home');
    const block = source?.value.blocks?.find(({ type }) => type === 'cards');
    const card = block?.type === 'cards' ? block.cards.find(({ id }) => id === 'platform') : undefined;
    expect(card).toMatchObject({
      to: '/xenplatform-activation',
      guard: { not: { any: [{ account: ['master', 'sub_account'] }, { entity: ['remittance'] }] } },
    });
    expect(cardIds()).toContain('platform');
    for (const account of ['master', 'sub_account'] as const)
      expect(cardIds({ account: [account] })).not.toContain('platform');
    expect(cardIds(REMITTANCE)).not.toContain('platform');
  });

  // Rule home.offer-payment-category, payment-methods.categories.
  it.each([
    ['ewallets', 'e-wallets', 'EWALLET'],
    ['pay-later', 'pay-later', 'PAY_LATER'],
    ['direct-debit', 'direct-debit', 'DIRECT_DEBIT'],
  ])('leads from %s to its category of payment methods', (card, anchor, category) => {
    const block = CONFIG.pages.get('home')?.value.blocks?.find(({ type }) => type === 'cards');
    const found = block?.type === 'cards' ? block.cards.find(({ id }) => id === card) : undefined;
    expect(found).toMatchObject({ to: `/settings/payment-methods#${anchor}` });
    const { blocks } = CONFIG.pages.get('settings-payment-methods')?.value ?? {};
    expect(blocks?.find(({ id }) => id === anchor)).toMatchObject({ where: { category: [category] } });
  });

  // Rule home.offer-remittance-live.
  it('says to a remittance business that it is live, once it is', () => {
    expect(cardIds(REMITTANCE)).toContain('live');
    expect(cardIds({ ...REMITTANCE, status: ['PENDING_LIVE'] })).not.toContain('live');
    expect(cardIds()).not.toContain('live');
  });

  // Rule home.instant-pending.
  it('says to a business that its instant activation is underway, until it is decided', () => {
    const of = (status: GoLiveStatus, flag: readonly string[] = ['instant-activation']) =>
      cards({ status: [status], flag }).find(({ id }) => id === 'instant-pending');
    expect(of('PENDING_LIVE')).toMatchObject({ reload: true });
    expect(of('PENDING_LIVE', [])).toBeUndefined();
    expect(of('INSTANT_LIVE_PENDING_VERIFICATION')).toBeUndefined();
  });

  // Rule home.instant-live.
  it('leads a business that was let in at once to its invoices', () => {
    for (const status of ['INSTANT_LIVE_PENDING_VERIFICATION', 'INSTANT_LIVE_AWAITING_DOCS'] as const) {
      const card = cards({ status: [status] }).find(({ id }) => id === 'instant-live');
      expect(card?.to).toBe('/invoices');
    }
    expect(cardIds()).not.toContain('instant-live');
  });
});

describe('a journey', () => {
  // Rule home.journey.
  it('leads from each step to a screen on which people can begin something', () => {
    const { screens } = resolutionOf({ status: ['REGISTERED'], environment: ['DEVELOPMENT'] });
    const planned = CONFIG.navigation.value.planned ?? [];
    const steps = CONFIG.journeys.value.journeys.flatMap((journey) => journey.steps);
    const targets = steps.flatMap(({ to }) => (to === undefined || planned.includes(to) ? [] : [to]));
    expect(targets.length).toBeGreaterThan(0);
    for (const to of targets) {
      const resource = Object.values(screens.resources).find(({ path }) => path === to);
      // What a business has one of is there already, to be filled in.
      const scope = resource?.singleton ? 'record' : 'list';
      expect([to, resource?.actions.some((action) => action.scope === scope)]).toEqual([to, true]);
    }
  });
});

describe('the sidebar', () => {
  // Rule navigation.get-started-progress.
  it('has the progress of the activation while the business has its journey', () => {
    const first = (facts: Partial<GuardFacts>) => resolutionOf(facts).screens.navigation[0]?.items[0];
    expect(first({ status: ['REGISTERED'], environment: ['DEVELOPMENT'] })).toMatchObject({
      id: 'get-started',
      progress: '/api/journeys/activation',
    });
    expect(first({})?.id).toBe('home');
  });

  // Rule navigation.tags.
  it('marks what is in beta, and what is new until the person has opened it', () => {
    const items = OWNER.screens.navigation.flatMap((section) => section.items);
    const tagged = items
      .flatMap((item) => [item, ...(item.items ?? [])])
      .flatMap((item) => [item, ...(item.items ?? [])])
      .filter(({ tag }) => tag !== undefined);
    const found = new Map(tagged.map(({ to, tag, notify }) => [to, [tag, notify !== undefined]]));
    expect(Object.fromEntries(found)).toEqual({
      '/reporting': ['beta', false],
      '/reporting/schedules': ['beta', false],
      '/xencapital': ['beta', false],
      '/recurring-new': ['new', true],
      '/batch-payment-links': ['new', true],
      '/payout-links': ['new', true],
    });
  });

  // Rule navigation.qr-code-download.
  it('has the QR codes where their download was', () => {
    expect(OWNER.screens.redirects).toContainEqual({ from: '/qr-code-download', to: '/qr-codes' });
  });
});

describe('payment methods', () => {
  const steps = column('payment-methods', 'sub_status');
  const STANDARD = ['new_submission', 'awaiting_merchant_data', 'awaiting_partner_action', 'live'];

  // Rule payment-methods.steps-standard.
  it('go through four steps, unless their channel has its own', () => {
    expect([steps?.steps?.OVO, steps?.steps?.PH_CARDS, steps?.steps?.GCASH]).toEqual([STANDARD, STANDARD, STANDARD]);
    expect(steps?.other_steps).toEqual(STANDARD);
    expect(steps?.text).toBe('channel');
  });

  // Rule payment-methods.bca-direct.
  it('have a user acceptance test for BCA, and none for direct BCA', () => {
    expect(steps?.steps?.BCA).toContain('uat');
    expect(steps?.steps?.BCA_DIRECT).toEqual(steps?.steps?.BCA?.filter((step) => step !== 'uat'));
  });

  // Rule payment-methods.kredivo-uat, payment-methods.dana-transacting.
  it('show the link of a test, and whether money comes in, in Indonesia', () => {
    expect(steps?.steps?.KREDIVO).toContain('testing_uat');
    expect(column('payment-methods', 'uat_url')).toMatchObject({ type: 'link', hidden: false });
    expect(column('payment-methods', 'transacting')).toMatchObject({ type: 'boolean' });
    for (const field of ['uat_url', 'transacting'])
      expect(columns('payment-methods', PHILIPPINES)).not.toContain(field);
  });

  // Rule payment-methods.rejected-states.
  it('say how they were rejected, apart from their steps, and when', () => {
    const rejected = ['declined_temporary', 'declined_permanent', 'deactivated', 'rejected'];
    expect(steps?.values?.map(({ value }) => value)).toEqual(expect.arrayContaining(rejected));
    const all = [...Object.values(steps?.steps ?? {}), steps?.other_steps ?? []].flat();
    expect(all.filter((step) => rejected.includes(step))).toEqual([]);
    expect(columns('payment-methods')).toEqual(expect.arrayContaining(['rejected_at', 'deactivated_at']));
  });
});

describe('cards', () => {
  // Rule cards.decline-reasons.
  it('have a text and advice for each reason of a decline', () => {
    const reasons = [
      ...['EXPIRED_CARD', 'STOLEN_CARD', 'INACTIVE_CARD', 'INVALID_CVN', 'CARD_DECLINED', 'BIN_BLOCK'],
      ...['3DS_REQUIRED', 'CVN_REQUIRED', 'INSUFFICIENT_BALANCE', 'FRAUD_GUARD_BLOCKED'],
    ];
    const shown = detailFields('credit-card-payments').find(({ field }) => field === 'failure_code')?.values ?? [];
    expect(shown.map(({ value }) => value).sort()).toEqual(reasons.sort());
    for (const { label, description } of shown) {
      expect([word(label), word(label, 'id')]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
      expect([word(description), word(description, 'id')]).toEqual([
        expect.stringMatching(/\.$/),
        expect.stringMatching(/\.$/),
      ]);
    }
  });

  // Rule fraud.risk-levels.
  it('have three levels of risk; a rule or list blocks or allows', () => {
    const levels = column('credit-card-payments', 'risk_level')?.values?.map(({ value }) => value);
    expect(levels).toEqual(['NORMAL', 'MEDIUM', 'HIGH']);
    for (const name of ['fraud-rules', 'fraud-list'])
      expect(
        column(name, 'action')
          ?.values?.map(({ value }) => value)
          .sort(),
        name,
      ).toEqual(['ALLOW', 'BLOCK']);
  });
});

describe('a chargeback', () => {
  // Rule refunds.chargeback-due.
  it('has its day marked when less than 48 hours are left to answer', () => {
    const source = CONFIG.resources.get('credit-card-chargebacks')?.value.list.columns ?? [];
    const due = source.find((each) => typeof each !== 'string' && each.field === 'due');
    const tone = typeof due === 'object' && 'tone' in due ? due.tone?.[0] : undefined;
    const record = CONFIG.records.get('credit-card-chargeback');
    if (typeof tone !== 'object' || record === undefined) throw new Error('The day has no tone.');
    const { typed } = readExpression(tone.when, record);
    const now = Date.parse('2026-11-22T03:00:00Z');
    const isMarked = (status: string, minutes: number) =>
      typed &&
      evaluate(typed.expression, {
        now,
        field: (name) =>
          name === 'due' ? { kind: 'datetime', time: now + minutes * 60_000 } : { kind: 'text', text: status },
      });
    expect(tone.tone).toBe('critical');
    expect(isMarked('OPEN', 48 * 60 - 1)).toEqual(isMarked('OPEN', 0));
    expect(isMarked('OPEN', 48 * 60)).toEqual(isMarked('WON', 0));
    expect(isMarked('OPEN', 0)).not.toEqual(isMarked('WON', 0));
  });
});

describe('callbacks', () => {
  // Rule callbacks.page-sizes.
  it('are listed ten a page, their deliveries five', () => {
    const sizes = ['callbacks', 'callback-events'].map((name) => resource(name).list.page_sizes?.[0]);
    expect(sizes).toEqual([10, 5]);
  });

  // Rule callbacks.sender.
  it('name who sent a delivery, or that it was automatic', () => {
    const { empty } = column('callback-events', 'sender') ?? {};
    expect([word(empty), word(empty, 'id')]).toEqual(['Automatic', 'Otomatis']);
  });
});

describe('the online store', () => {
  // Rule store.order-lists.
  it('has lists of their own for completed and cancelled orders', () => {
    expect(resource('store-orders-completed').path).toBe('/store/orders-completed');
    expect(resource('store-orders-cancelled').path).toBe('/store/orders-cancelled');
    expect(OWNER.access.get('store-orders-completed')?.where).toEqual({ status: ['COMPLETED'] });
    expect(OWNER.access.get('store-orders-cancelled')?.where).toEqual({ status: ['CANCELLED'] });
  });

  // Rule store.product-sales.
  it('lists and exports what each product has sold and earned', () => {
    const fields = ['name', 'variant', 'total_sold', 'total_revenue'];
    expect(columns('store-product-sales')).toEqual(fields);
    expect(OWNER.access.get('store-product-sales')?.exportColumns.map(({ field }) => field)).toEqual(fields);
  });

  // Rule store.address.
  it('has addresses with their place and what they are for', () => {
    expect(columns('store-addresses')).toEqual(
      expect.arrayContaining([
        ...['name', 'contact_person', 'phone_number', 'full_address', 'country', 'province', 'city', 'suburb', 'area'],
        ...['lat', 'lng', 'postal_code', 'is_store_address', 'is_pickup_address'],
      ]),
    );
  });

  // Rule store.screens.
  it('has screens for orders, products, logistics and the sales summary of a store', () => {
    const path = (name: string) => resource(name).detail?.path;
    expect(['stores', 'store-channels', 'store-logistics', 'store-sales-summaries'].map(path)).toEqual([
      '/store/onlinestore/orders/{storeId}',
      '/store/onlinestore/products/{storeChannelId}',
      '/store/onlinestore/logistics/{storeId}',
      '/store/onlinestore/sales-summary/{storeId}',
    ]);
    expect(path('online-store-orders')).toBe('/store/onlinestore/order-details/{orderId}');
    for (const [name, next] of [
      ['stores', 'store-sales-summaries'],
      ['store-sales-summaries', 'store-logistics'],
      ['store-logistics', 'stores'],
      ['store-channels', 'stores'],
    ] as const)
      expect(detailFields(name), name).toContainEqual(expect.objectContaining({ resource: next }));
    const tabs = resource('stores').detail?.tabs ?? [];
    for (const list of ['online-store-orders', 'store-channels'])
      expect(tabs).toContainEqual(expect.objectContaining({ type: 'related', resource: list }));
  });
});

describe('a team', () => {
  // Rule team.access-columns.
  it('of a platform has a column for the platform and one for the accounts below it', () => {
    const master = columns('team-members', resolutionOf({ account: ['master'] }));
    expect(master).toEqual(expect.arrayContaining(['platform_access', 'accounts_access']));
    const regular = columns('team-members');
    expect(regular.filter((field) => ['platform_access', 'accounts_access'].includes(field))).toEqual([]);
  });
});

describe('limits', () => {
  // Rule limits.lifted.
  it('are lifted for a business that is not restricted, whose money waits no day', () => {
    const free = { acceptedPerDay: undefined, sentPerDay: undefined, virtualAccountSettlementDays: 0 };
    expect(OWNER.limits).toMatchObject(free);
    expect(PHILIPPINES.limits).toMatchObject(free);
    expect(resolutionOf({ account: ['restricted'] }).limits.virtualAccountSettlementDays).toBe(7);
  });
});

describe('a search', () => {
  // Rule lists.debounce.
  it.each([
    ['team-members', 200],
    ['xenplatform-accounts', 1_000],
  ])('of %s is sent %i ms after the last key', (name, rest) => {
    const list = resource(name, resolutionOf({ account: ['master'] })).list;
    expect(list.filters.find(({ type }) => type === 'search')).toMatchObject({ rest });
  });
});

describe('transfers', () => {
  // Rule sending.banks-of-country.
  it('are filtered by the banks and wallets of the country', () => {
    const banks = (resolution = OWNER) => {
      const filter = resource('disbursements', resolution).list.filters.find(
        (each) => each.type === 'multi-select' && each.field === 'bank',
      );
      return filter?.type === 'multi-select' ? filter.values.map(({ value }) => value) : [];
    };
    expect([banks().includes('BCA'), banks().includes('GCASH')]).toEqual([true, false]);
    expect([banks(PHILIPPINES).includes('BCA'), banks(PHILIPPINES).includes('GCASH')]).toEqual([false, true]);
  });

  // Rule sending.large-after-one.
  it('above 100 million rupiah that are approved after 13:00 are said to go on the next business day', () => {
    const fields = CONFIG.forms.get('disbursement')?.source.value.sections.flatMap((section) => section.fields);
    const amount = fields?.find(({ field }) => field === 'amount');
    const [indonesian] = amount !== undefined && 'variants' in amount ? (amount.variants ?? []) : [];
    expect(indonesian?.guard).toEqual({ country: ['ID'] });
    const help = indonesian?.help;
    expect(word(help)).toMatch(/above Rp100\.000\.000 to other banks .*13:00 WIB .*next business day/);
    expect(word(help, 'id')).toMatch(/di atas Rp100\.000\.000 ke bank lain .*13\.00 WIB .*hari kerja berikutnya/);
  });
});

// Rule invoices.documentation-link.
it('invoices lead those who set up callbacks to their documentation', () => {
  expect(resource('invoices').list.help).toEqual({
    en: expect.stringMatching(/^https:\/\/.*invoices#callbacks$/),
    id: expect.stringMatching(/^https:\/\/.*invoice#callback$/),
  });
  expect(resource('invoices', resolutionOf({ permission: ['can_view'] })).list.help).toBeUndefined();
});
