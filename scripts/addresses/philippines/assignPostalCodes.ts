import { groupBy } from '../../lib/groupBy.ts';
import { foldPlace, isSpelling, type NamedArea, placeNames } from './placeNames.ts';

/** A row of the package of ZIP codes: the location is a province, or a city of Metro Manila with the places in it. */
export interface PostalArea {
  readonly region: string;
  readonly location: string;
  readonly municipality: string;
  readonly post_code: number;
}

const METRO_MANILA = '13';

/** The location of codes that belong to one recipient each. */
const RECIPIENTS = 'Companies/Institutions';

/** The province that the codes are listed under, where it was divided since. */
const DIVIDED: Readonly<Record<string, string>> = {
  maguindanaodelnorte: 'maguindanao',
  maguindanaodelsur: 'maguindanao',
};

function add(area: NamedArea, row: PostalArea): void {
  area.postalCodes.add(String(row.post_code).padStart(4, '0'));
}

function inside(areas: readonly NamedArea[], above: readonly NamedArea[], length: number): NamedArea[] {
  return areas.filter(({ code }) => code.length === length && above.some((area) => code.startsWith(area.code)));
}

/** The only area with one of these names, or else the only one with a spelling of them. */
function findCalled(areas: readonly NamedArea[], names: readonly string[]): NamedArea | undefined {
  for (const same of [(a: string, b: string) => a === b, isSpelling]) {
    const found = areas.filter((area) =>
      placeNames(area.name, area.oldName).some((own) => names.some((name) => same(own, name))),
    );
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
}

/** Metro Manila: the places in a city are barangays or districts of the name; the code of any other is the city's. */
function assignMetroManila(areas: readonly NamedArea[], rows: readonly PostalArea[]): void {
  const byCity = groupBy(rows, ({ location }) => placeNames(location)[0] ?? '');
  const cities = areas.filter(({ code }) => code.length === 5 && code.startsWith(METRO_MANILA));
  const everywhere = inside(areas, cities, 10);
  for (const city of cities) {
    const districts = inside(areas, [city], 7);
    const barangays = inside(areas, [city], 10);
    for (const row of byCity.get(placeNames(city.name)[0] ?? '') ?? []) {
      const name = foldPlace(row.municipality.replace(/\(.*?\)/g, ''));
      const place =
        districts.length > 1
          ? districts.find((district) => name.includes(foldPlace(district.name.replace(' I/II', ''))))
          : (findCalled(barangays, [name]) ?? findCalled(everywhere, [name]) ?? districts[0]);
      add(place ?? city, row);
    }
  }
}

/** The cities that belong to no province, each with the location that lists its code; returns them by that location. */
function assignIndependent(areas: readonly NamedArea[], rows: readonly PostalArea[]): Map<string, NamedArea[]> {
  const locations = new Map<string, NamedArea[]>();
  const independent = areas.filter(({ code }) => code.length === 5 && !code.startsWith(METRO_MANILA));
  for (const city of independent) {
    const [only, ...others] = inside(areas, [city], 7);
    if (!only || others.length > 0) continue;
    const names = placeNames(city.name, city.oldName);
    const called = rows.filter((row) => placeNames(row.municipality).some((name) => names.includes(name)));
    const own = called.find(({ municipality }) => /city/i.test(municipality)) ?? called[0];
    if (!own || groupBy(called, ({ location }) => location).size > 1) continue;
    add(only, own);
    locations.set(own.location, [...(locations.get(own.location) ?? []), city]);
  }
  return locations;
}

/**
 * Gives each area its postal codes, by the names of both sources: most cities and municipalities have one. The code of a
 * place inside one of them is that of the barangay of its name, or else of the whole province.
 */
export function assignPostalCodes(areas: readonly NamedArea[], list: readonly PostalArea[]): void {
  const rows = list.filter(({ location }) => location !== RECIPIENTS);
  assignMetroManila(
    areas,
    rows.filter(({ region }) => region === 'NCR'),
  );

  const provincial = rows.filter(({ region }) => region !== 'NCR');
  const independent = assignIndependent(areas, provincial);
  const provinces = areas.filter(({ code }) => code.length === 5 && !code.startsWith(METRO_MANILA));
  for (const [location, own] of groupBy(provincial, (row) => row.location)) {
    const names = placeNames(location);
    const above = provinces.filter((province) =>
      placeNames(province.name, province.oldName).some((name) => names.includes(DIVIDED[name] ?? name)),
    );
    const cities = inside(areas, above, 7);
    const around = [...above, ...(independent.get(location) ?? [])];
    const taken = new Set(
      inside(areas, independent.get(location) ?? [], 7).flatMap(({ postalCodes }) => [...postalCodes]),
    );
    for (const row of own) {
      if (taken.has(String(row.post_code).padStart(4, '0'))) continue;
      const names = placeNames(row.municipality);
      const city = findCalled(
        cities.filter(({ postalCodes }) => postalCodes.size === 0),
        names,
      );
      const place = city ?? findCalled(inside(areas, around, 10), names) ?? (above.length === 1 ? above[0] : undefined);
      if (place) add(place, row);
    }
  }
}
