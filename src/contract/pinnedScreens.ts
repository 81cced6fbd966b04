/** The most screens that a person may have pinned in a business, of those that are open to them. Rule navigation.pinned. */
export const MOST_PINNED = 8;
