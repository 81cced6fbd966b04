const BUSINESS_KEY = 'beranda.business';

/** Stores the business that this device works in, so that other tabs follow. */
export function storeBusiness(businessId: string): void {
  if (localStorage.getItem(BUSINESS_KEY) !== businessId) localStorage.setItem(BUSINESS_KEY, businessId);
}

/** Whether a storage event is about the business. */
export function isBusinessKey(key: string | null): boolean {
  return key === BUSINESS_KEY;
}
