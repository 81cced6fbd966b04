/** The addresses that each location requested first, by route and query, for one version of the console. */
interface StoredAddresses {
  readonly version: string;
  readonly places: Readonly<Record<string, readonly string[]>>;
}

const ADDRESSES_KEY = 'beranda.addresses';

/** The most locations with a query that are stored in addition to the screens' own. */
const MOST_QUERIES = 20;

function read(): StoredAddresses | undefined {
  const text = localStorage.getItem(ADDRESSES_KEY);
  try {
    return text === null ? undefined : (JSON.parse(text) as StoredAddresses);
  } catch {
    return undefined;
  }
}

/**
 * Returns the addresses that a location (route and query) requested first on an earlier visit on this device. This is
 * only a hint for prefetching: a response is used only if the console requests the same address, and the server decides
 * what it may contain.
 */
export function readAddresses(place: string): readonly string[] {
  return read()?.places[place] ?? [];
}

/**
 * Stores, for the next visit, the addresses that the console's screens request at their own routes, and those that this
 * location requested.
 */
export function storeAddresses(
  version: string,
  routes: () => Readonly<Record<string, readonly string[]>>,
  place: string,
  addresses: readonly string[],
): void {
  const known = read();
  const isSame = known?.version === version;
  if (isSame && known.places[place]?.join() === addresses.join()) return;
  const queries = isSame ? Object.entries(known.places).filter(([path]) => path.includes('?')) : [];
  const places = { ...Object.fromEntries(queries.slice(-MOST_QUERIES)), ...routes(), [place]: addresses };
  localStorage.setItem(ADDRESSES_KEY, JSON.stringify({ version, places }));
}
