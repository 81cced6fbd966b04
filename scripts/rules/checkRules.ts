import type { RuleBook } from './loadRules.ts';

/** What is wrong between the rules and the places that name them, one line each: `<file>:<line> <what>`. */
export function checkRules({ files, citations }: RuleBook): string[] {
  const rules = files.flatMap((file) => file.rules);
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  const cited = new Set(citations.map(({ id }) => id));
  return [
    ...files.flatMap(({ problems }) => problems.map(({ file, line, message }) => `${file}:${line} ${message}`)),
    ...rules
      .filter((rule) => known.get(rule.id) !== rule)
      .map(({ id, file, line }) => `${file}:${line} ${id} is written twice.`),
    ...citations
      .filter(({ id }) => !known.has(id))
      .map(({ id, file, line }) => `${file}:${line} ${id} is not a rule of src/rules.`),
    ...rules
      .filter(({ id, built }) => built && !cited.has(id))
      .map(
        ({ id, file, line }) =>
          `${file}:${line} ${id} is cited by no code, config or test. Cite it, or mark it "to come".`,
      ),
    ...citations
      .filter(({ id }) => known.get(id)?.built === false)
      .map(({ id, file, line }) => `${file}:${line} cites ${id}, which is marked "to come".`),
  ];
}
