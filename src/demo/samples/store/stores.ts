import type { Address } from '#contract/addresses/Address.ts';
import { store_addresses, store_channels, store_couriers, stores } from '#server/database/schema/index.ts';
import { addressColumns, shownAddress } from '#server/domains/store/addressColumns.ts';
import { addressIn } from '../../data/addresses.ts';
import type { SampleRow } from '../SampleScene.ts';
import { sample } from '../sample.ts';

/** Each store with its street and the id of the area that it is in. */
const STORES = [
  ['Toko Kopi Nusantara', 'ACTIVE', 'Jalan Kemang Raya 24', '31.74.03.1002'],
  ['Kopi Nusantara Bandung', 'ACTIVE', 'Jalan Braga 58', '32.73.19.1001'],
  ['Alat Seduh', 'DRAFT', 'Jalan Malioboro 12', '34.71.05.1001'],
  ['Kopi Musiman', 'CLOSED', 'Jalan Tunjungan 7', '35.78.07.1002'],
] as const;

export const STORES_SAMPLE = sample(stores, (demo) => {
  if (!demo.business.flags.includes('store-base')) return [];
  return demo.early(STORES.length, ({ id, created }, index) => {
    const [name, status, line, area] = STORES[index] ?? STORES[0];
    const address = addressIn(area, line);
    const slug = name.toLowerCase().replaceAll(' ', '-');
    const contact = demo.person();
    return {
      id,
      created,
      updated: created,
      status,
      name,
      slug,
      description: DESCRIPTIONS[index] ?? null,
      contact_person: contact.name,
      phone_number: contact.phone,
      email: `halo@${slug}.toko.example`,
      address: { ...address },
      ...shownAddress(address),
      primary_colour: '#31b1ee',
      secondary_colour: '#1285e2',
      font: 'INTER' as const,
      language: 'id' as const,
      payment_methods: index === 1 ? ['QRIS' as const, 'MANDIRI' as const] : null,
      ttl_hours: 24,
      shipping_fee: 12_000n,
      country_id: 228,
      weight: 500,
      width: 20,
      length: 15,
      height: 10,
      currency: demo.currency,
    };
  });
});

/** What a store says of itself. */
const DESCRIPTIONS = [
  'Kopi pilihan dari petani Nusantara, disangrai setiap pekan.',
  'Cabang Bandung, kirim hari yang sama.',
];

/** Locations of the demo's cities: decimal degrees. */
const WHEREABOUTS: Readonly<Record<string, readonly [lat: string, lng: string]>> = {
  'Kota Administrasi Jakarta Selatan': ['-6.260719', '106.813721'],
  'Kota Bandung': ['-6.917464', '107.619125'],
  'Kota Yogyakarta': ['-7.792604', '110.365842'],
  'Kota Surabaya': ['-7.257472', '112.752090'],
};

function whereabouts(city: string) {
  const [lat = null, lng = null] = WHEREABOUTS[city] ?? [];
  return { lat, lng };
}

export const STORE_ADDRESSES = sample(store_addresses, (demo) =>
  demo.rowsOf(stores).flatMap((store) =>
    [true, false].map((isMain) => {
      const own = store.address as unknown as Address;
      const line = isMain ? store.full_address : `Kawasan Industri Blok ${demo.random.whole(1, 20)}`;
      return {
        ...demo.key(store.created),
        updated: store.created,
        store_id: store.id,
        name: isMain ? store.name : `Gudang ${store.city}`,
        contact_person: store.contact_person,
        phone_number: store.phone_number,
        ...addressColumns({ ...own, line }),
        ...whereabouts(store.city),
        is_store_address: isMain,
        is_pickup_address: !isMain,
      };
    }),
  ),
);

const COURIERS = [
  ['JNE', 'REGULAR', 2, 4],
  ['JNT', 'NEXT_DAY', 1, 1],
  ['SICEPAT', 'CARGO', 3, 7],
  ['ANTERAJA', 'REGULAR', 2, 3],
  ['POS', 'REGULAR', 3, 6],
  ['GOSEND', 'INSTANT', 0, 0],
  ['GRABEXPRESS', 'SAME_DAY', 0, 1],
] as const;

export const STORE_COURIERS = sample(store_couriers, (demo) =>
  demo.rowsOf(stores).flatMap((store) =>
    COURIERS.map(([courier, service, days_from, days_to], index) => ({
      ...demo.key(store.created),
      updated: store.created,
      store_id: store.id,
      courier,
      service,
      status: index < 5 ? ('ENABLED' as const) : ('DISABLED' as const),
      days_from,
      days_to,
    })),
  ),
);

const CHANNELS = [
  ['ONLINE_STORE', 'CONNECTED'],
  ['TOKOPEDIA', 'CONNECTED'],
  ['SHOPEE', 'CONNECTED'],
  ['LAZADA', 'EXPIRED'],
  ['BUKALAPAK', 'REFUSED'],
  ['SHOPIFY', 'PENDING'],
  ['WOOCOMMERCE', 'DISCONNECTED'],
] as const;

export const STORE_CHANNELS = sample(store_channels, (demo) => {
  const rows: SampleRow<typeof store_channels>[] = [];
  // A store that is not open sells on no platform.
  for (const [position, store] of demo.rowsOf(stores).entries()) {
    for (const [platform, status] of position === 0 ? CHANNELS : CHANNELS.slice(0, store.status === 'ACTIVE' ? 2 : 1)) {
      const last = new Date(demo.now - (status === 'EXPIRED' ? 3 * 86_400_000 : 7_200_000));
      const synced = status === 'CONNECTED' || status === 'EXPIRED' ? demo.after(last, 2) : null;
      const key = demo.key(demo.after(store.created, 0.1));
      rows.push({
        ...key,
        updated: key.created,
        store_id: store.id,
        platform,
        name: store.name,
        status,
        synced,
      });
    }
  }
  return rows;
});
