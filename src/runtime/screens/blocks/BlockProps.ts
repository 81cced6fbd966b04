/** What a block gets: its declaration. */
export interface BlockProps<T> {
  readonly block: T;
}
