/** Props of a block: its declaration. */
export interface BlockProps<T> {
  readonly block: T;
}
