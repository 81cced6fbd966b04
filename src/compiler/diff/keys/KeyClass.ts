/**
 * What a change of a key means to people.
 * - `guard`: compared as a formula of the people for whom it is true.
 * - `condition`: which records; a condition that lets more records through widens.
 * - `blocks`: records that an action may not be done to; a block that is removed widens.
 * - `protection`: adding one protects; every other change may let something through.
 * - `more`: a higher number, `true`, or a further entry of a list widens. Without a number there is no limit.
 * - `less`: a lower number, `false`, or an entry less of a list widens. A missing number means no limit.
 * - an array: values from the strictest to the most open.
 * - `reviewed`: a change may give more, mislead or reach others, in a way that only a person can judge.
 * - `parts`: holds other keys, each with a class of its own.
 * - `neutral`: order, words and looks.
 */
export type KeyClass =
  | 'guard'
  | 'condition'
  | 'blocks'
  | 'protection'
  | 'more'
  | 'less'
  | 'reviewed'
  | 'parts'
  | 'neutral'
  | readonly string[];

/** Classes of one kind of file, by `key` or, where keys of one name differ, by `parent.key`. */
export type KeyClasses = Readonly<Record<string, KeyClass>>;

/** The same key with the same meaning in every file. */
export const EVERYWHERE: KeyClasses = {
  version: 'neutral',
  guard: 'guard',
  id: 'parts',
  label: 'neutral',
  text: 'neutral',
  title: 'neutral',
  help: 'neutral',
  icon: 'neutral',
  to: 'neutral',
  // An address outside the product.
  href: 'reviewed',
};
