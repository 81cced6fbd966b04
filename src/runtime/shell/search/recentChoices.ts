/** A page or record that was opened from the search. */
export interface RecentChoice {
  /** Its address. */
  readonly to: string;
  readonly label: string;
  readonly help: string;
}

const STORED = 'beranda.recent';

/** The most choices that are kept for one business and environment. */
const MOST = 5;

type Stored = Readonly<Record<string, readonly RecentChoice[]>>;

function isChoice(value: unknown): value is RecentChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { to, label, help } = value as Partial<Record<keyof RecentChoice, unknown>>;
  return typeof to === 'string' && to.startsWith('/') && typeof label === 'string' && typeof help === 'string';
}

function readAll(): Stored {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const entries = Object.entries(stored).filter(([, list]) => Array.isArray(list));
    return Object.fromEntries(entries.map(([place, list]) => [place, list.filter(isChoice)]));
  } catch {
    return {};
  }
}

/**
 * Returns what was opened from the search on this device, the last one first. `place`: the business and environment. Signing
 * out removes it. Rule navigation.recent.
 */
export function readRecent(place: string): readonly RecentChoice[] {
  return readAll()[place] ?? [];
}

/** Puts a choice first. */
export function storeRecent(place: string, choice: RecentChoice): void {
  const others = readRecent(place).filter(({ to }) => to !== choice.to);
  const list = [choice, ...others].slice(0, MOST);
  localStorage.setItem(STORED, JSON.stringify({ ...readAll(), [place]: list }));
}
