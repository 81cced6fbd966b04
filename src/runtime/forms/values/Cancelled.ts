/**
 * Rejection of a submit when the user returns to the form: there is no error, and the input stays.
 * Rule errors.aborted.
 */
export class Cancelled extends Error {}
