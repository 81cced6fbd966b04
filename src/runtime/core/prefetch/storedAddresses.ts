/** What each place asked the API for first, by route and query, as of one console. */
interface StoredAddresses {
  readonly version: string;
  readonly places: Readonly<Record<string, readonly string[]>>;
}

const ADDRESSES_KEY = 'beranda.addresses';

/** Most places with a query that are remembered beside the screens' own. */
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
 * What a place (route and query) asked for first on an earlier visit on this device. Only a guess of what to fetch before
 * the console is here: an answer is taken only when the console asks for the same, and the server decides what it may hold.
 */
export function readAddresses(place: string): readonly string[] {
  return read()?.places[place] ?? [];
}

/** Keeps, for the next visit, what the screens of a console ask for at their own routes, and what this place asked for. */
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
