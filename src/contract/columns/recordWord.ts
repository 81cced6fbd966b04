/** What the activity log knows that is no record: a business, a list that was exported, a saved view. */
export const OTHER_KINDS = ['business', 'list', 'view'] as const;

/** The locale key of what people call a kind of record: `records.payment_link`. */
export function recordWord(kind: string): string {
  return `records.${kind.replaceAll('-', '_')}`;
}
