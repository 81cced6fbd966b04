import { store_addresses, store_channels, store_couriers, stores } from '#server/database/schema/index.ts';
import type { SampleRow } from '../SampleScene.ts';
import { sample } from '../sample.ts';

const STORES = [
  ['Toko Kopi Nusantara', 'ACTIVE', 'Jalan Kemang Raya 24', 'Jakarta Selatan', 'DKI Jakarta', '12730'],
  ['Kopi Nusantara Bandung', 'ACTIVE', 'Jalan Braga 58', 'Bandung', 'Jawa Barat', '40111'],
  ['Alat Seduh', 'DRAFT', 'Jalan Malioboro 12', 'Yogyakarta', 'DI Yogyakarta', '55271'],
  ['Kopi Musiman', 'CLOSED', 'Jalan Tunjungan 7', 'Surabaya', 'Jawa Timur', '60275'],
] as const;

export const STORES_SAMPLE = sample(stores, (demo) => {
  if (!demo.business.flags.includes('store-base')) return [];
  return demo.early(STORES.length, ({ id, created }, index) => {
    const [name, status, full_address, city, province, postal_code] = STORES[index] ?? STORES[0];
    const contact = demo.person();
    return {
      id,
      created,
      updated: created,
      status,
      name,
      link: `https://${name.toLowerCase().replaceAll(' ', '-')}.toko.example`,
      description: null,
      contact_person: contact.name,
      phone_number: contact.phone,
      full_address,
      city,
      province,
      postal_code,
      primary_colour: '#31b1ee',
      secondary_colour: '#1285e2',
      shipping_fee: 12_000n,
      currency: demo.currency,
    };
  });
});

/** Locations of the demo's cities: decimal degrees, and the area id of the courier gateway. */
const WHEREABOUTS: Readonly<Record<string, readonly [lat: string, lng: string, area: string]>> = {
  'Jakarta Selatan': ['-6.260719', '106.813721', '4712'],
  Bandung: ['-6.917464', '107.619125', '1893'],
  Yogyakarta: ['-7.792604', '110.365842', '5530'],
  Surabaya: ['-7.257472', '112.752090', '6144'],
};

function whereabouts(city: string) {
  const [lat = null, lng = null, logistic_area_id = null] = WHEREABOUTS[city] ?? [];
  return { lat, lng, logistic_area_id };
}

export const STORE_ADDRESSES = sample(store_addresses, (demo) =>
  demo.rowsOf(stores).flatMap((store) =>
    [true, false].map((isMain) => ({
      ...demo.key(store.created),
      updated: store.created,
      store_id: store.id,
      name: isMain ? store.name : `Gudang ${store.city}`,
      contact_person: store.contact_person,
      phone_number: store.phone_number,
      full_address: isMain ? store.full_address : `Kawasan Industri Blok ${demo.random.whole(1, 20)}`,
      area: store.city,
      suburb: store.city,
      city: store.city,
      province: store.province,
      country: 'ID' as const,
      postal_code: store.postal_code,
      ...whereabouts(store.city),
      is_store_address: isMain,
      is_pickup_address: !isMain,
    })),
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
  ['BUKALAPAK', 'DISCONNECTED'],
  ['SHOPIFY', 'CONNECTED'],
  ['WOOCOMMERCE', 'DISCONNECTED'],
] as const;

export const STORE_CHANNELS = sample(store_channels, (demo) => {
  const rows: SampleRow<typeof store_channels>[] = [];
  for (const [position, store] of demo.rowsOf(stores).entries()) {
    for (const [platform, status] of position === 0 ? CHANNELS : CHANNELS.slice(0, 2)) {
      const last = new Date(demo.now - (status === 'EXPIRED' ? 3 * 86_400_000 : 7_200_000));
      const synced = status === 'DISCONNECTED' ? null : demo.after(last, 2);
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
