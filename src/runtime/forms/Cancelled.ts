/** What sending a form rejects with when the person has gone back to it: nothing is wrong, and all stays as it was typed. */
export class Cancelled extends Error {}
