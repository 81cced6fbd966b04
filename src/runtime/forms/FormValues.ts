/** What is filled into a form, by property. */
export type FormValues = Readonly<Record<string, unknown>>;
