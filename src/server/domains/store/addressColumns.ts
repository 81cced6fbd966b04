import type { Address } from '#contract/addresses/Address.ts';
import type { store_addresses } from '../../database/schema/index.ts';

type AddressRow = typeof store_addresses.$inferInsert;

/** The parts of an address that a store shows. */
export function shownAddress({ line, area_1_name, area_2_name, postal_code }: Address) {
  return { full_address: line, province: area_1_name, city: area_2_name, postal_code };
}

/**
 * The columns of an address: as it was given, and its areas by what couriers call them. The couriers' gateway knows the
 * area by the id of its last level. Rule store.address.
 */
export function addressColumns(
  address: Address,
): Pick<
  AddressRow,
  'address' | 'full_address' | 'province' | 'city' | 'suburb' | 'area' | 'postal_code' | 'country' | 'logistic_area_id'
> {
  return {
    address: { ...address },
    ...shownAddress(address),
    suburb: address.area_3_name,
    area: address.area_4_name,
    // Rule store.where: stores are in Indonesia, and so are their addresses.
    country: 'ID',
    logistic_area_id: address.area_4,
  };
}
