import type { ResourceFile } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { Source } from '../../config.ts';

type Work<Result> = (source: Source<ResourceFile>, record: RecordSchema) => Result;

/**
 * What a work finds in a resource, worked out once for each: the checks run for every brand, and most resources are
 * the same in most brands. The result must not be changed.
 */
export function rememberedOf<Result>(work: Work<Result>): Work<Result> {
  const known = new WeakMap<Source<ResourceFile>, { readonly record: RecordSchema; readonly result: Result }>();
  return (source, record) => {
    const before = known.get(source);
    if (before?.record === record) return before.result;
    const result = work(source, record);
    known.set(source, { record, result });
    return result;
  };
}
