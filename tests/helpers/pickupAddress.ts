/** An address in Bandung, as forms send it: where a store's parcels are picked up. */
export const PICKUP_ADDRESS = {
  country: 'ID',
  area_1: '32',
  area_1_name: 'Jawa Barat',
  area_2: '32.73',
  area_2_name: 'Kota Bandung',
  area_3: '32.73.19',
  area_3_name: 'Sumur Bandung',
  area_4: '32.73.19.1001',
  area_4_name: 'Braga',
  postal_code: '40111',
  line: 'Jalan Braga 1',
};
