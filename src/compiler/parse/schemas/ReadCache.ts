/** What was last read of each file. A file that has not changed since is not read again. */
export class ReadCache {
  private readonly last = new Map<string, { readonly text: string; readonly result: unknown }>();

  /** The result of reading a file; each file has to be read by one function only. */
  read<Result>(file: string, text: string, read: (file: string, text: string) => Result): Result {
    const known = this.last.get(file);
    if (known?.text === text) return known.result as Result;
    const result = read(file, text);
    this.last.set(file, { text, result });
    return result;
  }
}
