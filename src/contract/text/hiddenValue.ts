/** Replaces a hidden value. Its length is constant, so that it does not reveal the length of the value. */
export const HIDDEN = '••••';
