import type { AnySchemaObject, ErrorObject } from 'ajv';
import { FORMER_KEYS } from '../../migrate/clearKeys.ts';
import { suggest } from '../../nearest.ts';
import type { ProblemCode } from '../../problemCodes.ts';
import { TAGS_KEYWORD } from './discriminatorTags.ts';
import { FORMAT_WORDS, PATTERN_WORDS } from './patternWords.ts';

/** The problem of one schema error, and the invalid node below the error's node, if it is not that node itself. */
export interface ErrorWords {
  readonly code: ProblemCode;
  readonly what: string;
  readonly fix: string;
  /** The invalid key. */
  readonly key?: string;
  /** The key of the invalid value. */
  readonly child?: string;
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a map of keys',
  null: 'nothing',
};

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The longest value that is repeated in a message. */
const LONGEST_SHOWN = 60;

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

function properties(schema: AnySchemaObject | undefined): string[] {
  return Object.keys((schema?.properties as object | undefined) ?? {});
}

function unknownKey(error: ErrorObject): ErrorWords {
  const key = String(error.params.additionalProperty);
  const allowed = properties(error.parentSchema as AnySchemaObject);
  const present = Object.keys(error.data as object);
  const free = allowed.filter((name) => !present.includes(name));
  const now = Object.hasOwn(FORMER_KEYS, key) ? FORMER_KEYS[key]?.find((name) => free.includes(name)) : undefined;
  if (now !== undefined) {
    const fix = `Write "${now}", its name since version 3. \`npm run migrate-config\` rewrites files of earlier versions.`;
    return { code: 'unknown-key', key, what: `Unknown key "${key}".`, fix };
  }
  return { code: 'unknown-key', key, what: `Unknown key "${key}".`, fix: suggest(key, free, 'key') };
}

function missingKey(error: ErrorObject): ErrorWords {
  const key = String(error.params.missingProperty);
  const schema = error.parentSchema as AnySchemaObject | undefined;
  const description = (schema?.properties as Record<string, AnySchemaObject> | undefined)?.[key]?.description;
  return {
    code: 'missing-key',
    what: `The key "${key}" is missing.`,
    fix: typeof description === 'string' ? `Add "${key}": ${description}` : `Add "${key}".`,
  };
}

/** How to write text where the file has another value. */
function adviceOnText(value: unknown): string {
  if (value === null) return '; a "#" without quotes begins a comment, so quote a colour';
  return typeof value === 'object' ? '' : '; quote a value to make it text';
}

function wrongType(error: ErrorObject): ErrorWords {
  const types = [error.params.type].flat().map(String);
  const wanted = types.map((type) => TYPE_WORDS[type] ?? type).join(' or ');
  const found =
    error.data === null ? 'it is empty' : `${show(error.data)} is ${TYPE_WORDS[typeOf(error.data)] ?? 'another type'}`;
  const advice = types.includes('string') ? adviceOnText(error.data) : '';
  const fix = `Write ${wanted}${advice}.`;
  return { code: 'wrong-type', what: `This must be ${wanted}, but ${found}.`, fix };
}

function unknownValue(value: unknown, allowed: readonly unknown[]): ErrorWords {
  const known = allowed.filter((candidate) => candidate !== null).map(String);
  const only = known.length === 1 ? `Write ${known[0]}.` : undefined;
  return {
    code: 'unknown-value',
    what: `${show(value)} is not an allowed value.`,
    fix: only ?? suggest(typeof value === 'string' ? value : show(value), known, 'value'),
  };
}

function wrongTag(error: ErrorObject): ErrorWords {
  const tags: unknown = (error.parentSchema as AnySchemaObject | undefined)?.[TAGS_KEYWORD];
  const words = unknownValue(error.params.tagValue, Array.isArray(tags) ? tags : []);
  return { ...words, child: String(error.params.tag) };
}

function wrongForm(error: ErrorObject, words: string): ErrorWords {
  const { propertyName } = error;
  return {
    code: 'wrong-form',
    what: `${show(propertyName ?? error.data)} is malformed.`,
    fix: `Write ${words}.`,
    ...(propertyName !== undefined && { key: propertyName }),
  };
}

function tooFew(error: ErrorObject): ErrorWords {
  const count = Number(error.params.limit);
  const isGuard = (error.parentSchema as AnySchemaObject | undefined)?.title === 'Guard';
  return {
    code: 'too-few',
    what: `This needs at least ${count === 1 ? 'one entry' : `${count} entries`}.`,
    fix: isGuard ? 'Add who has access, or { anyone: true }.' : 'Add an entry, or remove the key.',
  };
}

function missingBeside({ params: { property, missingProperty } }: ErrorObject): ErrorWords {
  const what = `"${property}" needs "${missingProperty}" beside it, which is missing.`;
  return { code: 'missing-key', what, fix: `Add "${missingProperty}".` };
}

const BOUNDS: Readonly<Record<string, string>> = {
  minimum: 'at least',
  maximum: 'at most',
  minLength: 'at least',
  maxLength: 'at most',
};

/** The words for one error of the validator. */
export function describeError(error: ErrorObject): ErrorWords {
  switch (error.keyword) {
    case 'additionalProperties':
      return unknownKey(error);
    case 'required':
      return missingKey(error);
    case 'dependencies':
      return missingBeside(error);
    case 'type':
      return wrongType(error);
    case 'enum':
      return unknownValue(error.data, error.params.allowedValues as unknown[]);
    case 'const':
      return unknownValue(error.data, [error.params.allowedValue]);
    case 'discriminator':
      return wrongTag(error);
    case 'pattern': {
      const pattern = String(error.params.pattern);
      return wrongForm(error, PATTERN_WORDS[pattern] ?? `text that matches ${pattern}`);
    }
    case 'format': {
      const format = String(error.params.format);
      return wrongForm(error, FORMAT_WORDS[format] ?? format);
    }
    case 'minItems':
    case 'minProperties':
      return tooFew(error);
    case 'uniqueItems': {
      const items = error.data as unknown[];
      const twice = Number(error.params.i);
      return { code: 'duplicate-value', what: `${show(items[twice])} is listed twice.`, fix: 'Keep one of the two.' };
    }
    default:
      return describeBound(error);
  }
}

function describeBound(error: ErrorObject): ErrorWords {
  const limit = Number(error.params.limit);
  const words = BOUNDS[error.keyword];
  if (words === undefined) {
    return {
      code: 'wrong-type',
      what: `${show(error.data)} is not valid here.`,
      fix: `It ${error.message ?? 'must fit the schema'}.`,
    };
  }
  const unit = error.keyword.endsWith('Length') ? (limit === 1 ? ' character' : ' characters') : '';
  return {
    code: 'out-of-range',
    what: `${show(error.data)} is out of range.`,
    fix: `Write ${words} ${limit}${unit}.`,
  };
}
