import type { ResolvedForm } from '../generated/api.ts';

type Values = Readonly<Record<string, unknown>>;

/** The part of a form's schema that says which values there are, and of which type. */
interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly allOf?: readonly { readonly then?: Shape }[];
}

/** What of stored values a form still has a place for. */
export interface FittedValues {
  readonly values: Values;
  /** Fields of the form that lost a value, because it is of another type than theirs. */
  readonly misfits: readonly string[];
}

/** A value without its unknown parts; `undefined` where it is of another type. `miss` is called for each of those. */
type Fit = (value: unknown, miss: () => void) => unknown;

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: isObject,
};

/** The properties of an object, with those that a condition adds. */
function propertiesOf({ properties, allOf = [] }: Shape): Readonly<Record<string, Shape>> {
  return Object.assign({}, properties, ...allOf.map((condition) => condition.then?.properties));
}

function fitMembers(shape: Shape, values: Values, fitter: (shape: Shape) => Fit, miss: (name: string) => void): Values {
  const kept: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(propertiesOf(shape))) {
    if (!Object.hasOwn(values, name) || values[name] === undefined) continue;
    const value = fitter(member)(values[name], () => miss(name));
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}

function fitTo(shape: Shape): Fit {
  return (value, miss) => {
    const { type, properties, items } = shape;
    if (type !== undefined && TYPES[type]?.(value) === false) {
      miss();
      return undefined;
    }
    if (properties !== undefined && isObject(value)) return fitMembers(shape, value, fitTo, miss);
    if (items === undefined || !Array.isArray(value)) return value;
    return value.map((item: unknown) => fitTo(items)(item, miss)).filter((item) => item !== undefined);
  };
}

/**
 * Fits values that were stored by a former schema of a form to its present one: values of fields that it does not have any more
 * and values of another type are left out. All others are kept, valid or not, also in fields that a condition hides.
 * Rule forms.changed-form.
 */
export function fitValues({ schema }: Pick<ResolvedForm, 'schema'>, stored: Values): FittedValues {
  const misfits = new Set<string>();
  const values = fitMembers(schema as Shape, stored, fitTo, (name) => misfits.add(name));
  return { values, misfits: [...misfits] };
}
