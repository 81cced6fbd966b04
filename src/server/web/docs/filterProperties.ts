import { allOffered } from '#compiler/resolve/fields/offeredValues.ts';
import { exactSearches } from '#compiler/resolve/fields/resolveFilter.ts';
import type { Filter, ResourceFile } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';

type Json = Record<string, unknown>;

/** Schema of a filter's value: one of the offered values, or any text. */
function offered(values: readonly string[]): Json {
  return { type: 'string', ...(values.length > 0 && { enum: values }) };
}

/** Schema of the request keys of a filter. */
function filterProperty(filter: Filter, { where }: ResourceFile, record: RecordSchema): Json {
  if (filter.type === 'search') {
    const exact = exactSearches(filter).map(([kind, field]) => `, or is found by ${kind} in ${field}`);
    const followed = (filter.follow ?? []).map(
      ({ field, fields }) => `; or a part of ${fields.join(' or ')} of the record in ${field}`,
    );
    return {
      q: {
        type: 'string',
        description: `Words, each a part of ${filter.fields.join(' or ')}${exact.join('')}${followed.join('')}; or an id.`,
      },
    };
  }
  const { field } = filter;
  switch (filter.type) {
    case 'select':
      return { [field]: offered(allOffered(filter, record, where)) };
    case 'multi-select':
      return { [field]: { type: 'array', items: offered(allOffered(filter, record, where)) } };
    case 'record-kind':
      return { [field]: { type: 'array', items: { type: 'string', description: 'A kind of record.' } } };
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

/** Schema of a list's filter. */
export function filterProperties(resource: ResourceFile, record: RecordSchema): Json {
  const properties: Json = {};
  for (const filter of resource.list.filters ?? []) Object.assign(properties, filterProperty(filter, resource, record));
  return properties;
}
