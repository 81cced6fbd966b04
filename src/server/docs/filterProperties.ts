import { exactSearches } from '#compiler/resolve/resolveFilter.ts';
import type { Filter } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';

type Json = Record<string, unknown>;

/** The keys that a filter answers to in a request, and what they take. */
function filterProperty(filter: Filter, record: RecordSchema): Json {
  if (filter.type === 'search') {
    const exact = exactSearches(filter).map(([kind, field]) => `, or is found by ${kind} in ${field}`);
    return {
      q: { type: 'string', description: `Begins ${filter.fields.join(', or ')}${exact.join('')}; or is an id.` },
    };
  }
  const { field } = filter;
  const value = { type: 'string', enum: record.fields[field]?.values ?? [] };
  switch (filter.type) {
    case 'select':
      return { [field]: value };
    case 'multi-select':
      return { [field]: { type: 'array', items: value } };
    case 'boolean':
      return { [field]: { type: 'boolean' } };
    case 'relation':
      return { [field]: { type: 'string', description: `The id of a record of ${filter.resource}.` } };
    case 'date-range':
    case 'amount-range': {
      const end = { type: 'string', format: filter.type === 'date-range' ? 'date' : 'decimal' };
      return { [`${field}_gte`]: end, [`${field}_lte`]: end };
    }
  }
}

/** The keys of a list's filter as a schema. */
export function filterProperties(filters: readonly Filter[], record: RecordSchema): Json {
  const properties: Json = {};
  for (const filter of filters) Object.assign(properties, filterProperty(filter, record));
  return properties;
}
