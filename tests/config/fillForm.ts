import fc from 'fast-check';
import { ADDRESS_KEYS } from '#contract/addresses/Address.ts';
import { AREA_COUNTRIES, AREA_LEVELS } from '#contract/addresses/areaLevels.ts';
import type { ResolvedForm, ResolvedFormField } from '#contract/generated/api.ts';
import { areaTable } from '#server/core/addresses/areaTables.ts';
import { NAUGHTY_STRINGS } from '../helpers/random/naughtyStrings.ts';

/** The part of JSON Schema that the values of forms are written in. */
interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: true;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly allOf?: readonly { readonly if: Schema; readonly then: Schema }[];
}

export type Filling = Record<string, unknown>;

/** How many texts of one pattern are chosen from. */
const POOL = 40;

const pools = new Map<string, readonly string[]>();

function textsOf(schema: Schema, seed: number): readonly string[] {
  const { pattern, minLength = 1, maxLength = 200 } = schema;
  const key = `${pattern} ${minLength} ${maxLength}`;
  const known = pools.get(key);
  if (known !== undefined) return known;
  const any = pattern === undefined ? fc.string({ minLength, maxLength }) : fc.stringMatching(new RegExp(pattern));
  const made = fc.sample(any, { numRuns: POOL * 8, seed });
  const plain = ['Siti Rahma', 'INV-1', '12345', 'https://kopi.example', 'a'.repeat(minLength), 'A'.repeat(maxLength)];
  const fits = [...plain, ...made].filter(
    (text) =>
      text.trim() !== '' &&
      [...text].length >= minLength &&
      [...text].length <= maxLength &&
      (pattern === undefined || new RegExp(pattern, 'u').test(text)),
  );
  pools.set(key, fits.slice(0, POOL));
  return fits.slice(0, POOL);
}

const BY_FORMAT: Readonly<Record<string, readonly string[]>> = {
  email: ['a@b.id', 'siti.nur+pay@mail.kopi.example'],
  phone: ['+628123456789', '+639171234567', '+1234567'],
  decimal: ['1', '10000', '999999999999', '0.5', '1.05', '250000'],
  date: ['1990-04-12', '2026-11-22', '2026-12-01', '2027-02-28', '2000-02-29'],
  file: [`file_${'0'.repeat(32)}`, `file_${'1'.repeat(32)}`, `file_${'a'.repeat(32)}`],
  relation: [`cust_${'0'.repeat(32)}`, `acct_${'1'.repeat(32)}`, `acct_${'2'.repeat(32)}`],
  range: ['today', 'this_week', '2026-11-01/2026-11-20'],
  country: ['ID', 'PH', 'SG'],
  ip: ['198.51.100.7', '2001:db8::1'],
  ip_range: ['198.51.100.0/24', '198.51.100.7', '2001:db8::/32'],
};

const WRONG: readonly unknown[] = [
  ...['', ' ', '0', '-1', '1e3', '007', '1.005', '2026-13-01', 'file_0', '0812', 'ID ', '__proto__'],
  ...['4111111111111111', 'x'.repeat(300), null, true, false, 0, -1, 1.5, 1e21, [], [null], {}, { a: 1 }],
  ...NAUGHTY_STRINGS,
];

/** Fills in one form at random, by its schema. */
export class FormFiller {
  private readonly fields: ReadonlyMap<string, ResolvedFormField>;

  constructor(
    private readonly form: ResolvedForm,
    private readonly random: () => number,
  ) {
    this.fields = new Map(form.sections.flatMap(({ fields }) => fields.map((field) => [field.field, field] as const)));
  }

  private one<Thing>(things: readonly Thing[]): Thing {
    return things[Math.floor(this.random() * things.length)] as Thing;
  }

  private number({ minimum = 0, maximum = 100, type }: Schema): number {
    const drawn = this.one([minimum, maximum, minimum + this.random() * (Math.min(maximum, minimum + 40) - minimum)]);
    return type === 'integer' ? Math.round(drawn) : Math.round(drawn * 100) / 100;
  }

  /** A value of its own, which may be broken further. */
  private wrong(): unknown {
    return structuredClone(this.one(WRONG));
  }

  private list(schema: Schema): unknown[] {
    const { minItems = 0, maxItems = 1, items = {} } = schema;
    const length = Math.min(maxItems, minItems + Math.floor(this.random() * 3));
    const made = Array.from({ length }, () => this.value(items));
    return schema.uniqueItems ? [...new Set(made)] : made;
  }

  /** A value that its schema takes. */
  private value(schema: Schema): unknown {
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return this.one(schema.enum);
    if (schema.format !== undefined) return this.one(BY_FORMAT[schema.format] ?? ['']);
    switch (schema.type) {
      case 'boolean':
        return this.random() < 0.5;
      case 'integer':
      case 'number':
        return this.number(schema);
      case 'array':
        return this.list(schema);
      case 'object':
        return this.group(schema);
      default:
        return this.one(textsOf(schema, 1));
    }
  }

  private group({ properties = {}, required = [] }: Schema): Filling {
    const names = Object.keys(properties);
    if (ADDRESS_KEYS.every((key) => names.includes(key))) return this.address();
    const filled = names.filter((name) => required.includes(name) || this.random() < 0.6);
    return Object.fromEntries(filled.map((name) => [name, this.value(properties[name] ?? {})]));
  }

  /** A place that there is, down to the last level. */
  private address(): Filling {
    const country = this.one(AREA_COUNTRIES);
    const table = areaTable(country);
    const address: Filling = { country, line: 'Jl. Merdeka 1' };
    let above: string | undefined;
    for (const level of AREA_LEVELS) {
      const areas = table.areasIn(above) ?? [];
      if (areas.length === 0) break;
      const { id, name } = this.one(areas);
      address[`area_${level}`] = id;
      address[`area_${level}_name`] = name;
      if (level === 3)
        address.postal_code = this.one([...table.postalCodesAround(id), country === 'ID' ? '40111' : '1000']);
      above = id;
    }
    return address;
  }

  /** The schemas of the fields that are shown at these values, and the names of those that are required. */
  private shown(filling: Filling): { properties: Record<string, Schema>; required: Set<string> } {
    const schema = this.form.schema as Schema;
    const properties = { ...schema.properties };
    const required = new Set(schema.required);
    for (const { if: condition, then } of schema.allOf ?? []) {
      const wanted = Object.entries(condition.properties ?? {});
      if (!wanted.every(([name, value]) => value.enum?.includes(filling[name]))) continue;
      Object.assign(properties, then.properties);
      for (const name of then.required ?? []) required.add(name);
    }
    return { properties, required };
  }

  /** A filling that its schema takes; rules between fields are not looked at. */
  fill(): Filling {
    const filling: Filling = {};
    for (let step = 0; step < 3; step += 1) {
      const { properties, required } = this.shown(filling);
      for (const [name, schema] of Object.entries(properties)) {
        if (Object.hasOwn(filling, name) || !(required.has(name) || this.random() < 0.6)) continue;
        filling[name] = this.value(schema);
      }
      const names = new Set(Object.keys(this.shown(filling).properties));
      for (const name of Object.keys(filling)) if (!names.has(name)) delete filling[name];
    }
    return filling;
  }

  /** The same filling with new values in some of its fields; one that is empty is filled in or left out. */
  again(filling: Filling, names: Iterable<string>): Filling {
    const changed = { ...filling };
    const { properties, required } = this.shown(filling);
    for (const name of names) {
      const schema = properties[name];
      if (schema === undefined || (!required.has(name) && this.random() < 0.4)) delete changed[name];
      else changed[name] = this.value(schema);
    }
    return changed;
  }

  /** The same filling with something wrong in it, or left out, or added. */
  break(filling: Filling): Filling {
    const broken = structuredClone(filling);
    const names = [...this.fields.keys(), 'stranger'];
    for (let times = 1 + Math.floor(this.random() * 2); times > 0; times -= 1) {
      const name = this.one(names);
      const value = broken[name];
      if (this.random() < 0.25) delete broken[name];
      else if (Array.isArray(value) && value.length > 0 && this.random() < 0.7) this.breakItem(value);
      else if (typeof value === 'object' && value !== null && this.random() < 0.7) this.breakPart(value as Filling);
      else broken[name] = this.wrong();
    }
    return broken;
  }

  private breakItem(items: unknown[]): void {
    const index = Math.floor(this.random() * items.length);
    const item = items[index];
    if (this.random() < 0.3) items.push(structuredClone(item));
    else if (typeof item === 'object' && item !== null && this.random() < 0.8) this.breakPart(item as Filling);
    else items[index] = this.wrong();
  }

  private breakPart(part: Filling): void {
    const name = this.one([...Object.keys(part), 'stranger']);
    if (this.random() < 0.3) delete part[name];
    else part[name] = this.wrong();
  }
}
