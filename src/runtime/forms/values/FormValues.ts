/** The values of a form, by property. */
export type FormValues = Readonly<Record<string, unknown>>;
