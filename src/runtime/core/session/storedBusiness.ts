const BUSINESS_KEY = 'beranda.business';

/** Stores the business that this device works in, so that other tabs follow. */
export function storeBusiness(businessId: string): void {
  if (readBusiness() !== businessId) localStorage.setItem(BUSINESS_KEY, businessId);
}

/** The business that this device works in; `null` before the first console. */
export function readBusiness(): string | null {
  return localStorage.getItem(BUSINESS_KEY);
}

/** Whether a storage event is about the business. */
export function isBusinessKey(key: string | null): boolean {
  return key === BUSINESS_KEY;
}
