/** What is typed between the shortcut of the search and its field, which is loaded meanwhile. */
export class EarlyKeys {
  private typed = '';

  private readonly collect = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    // Where loading failed, a key presses the button that tries again.
    if (event.target instanceof Element && event.target.closest('[role="dialog"] button') !== null) return;
    if (event.key === 'Backspace') this.typed = this.typed.slice(0, -1);
    else if (event.key.length === 1) this.typed += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  start(): void {
    this.typed = '';
    document.addEventListener('keydown', this.collect, true);
  }

  /** What was typed until now; the field has the keys that follow. */
  end(): string {
    document.removeEventListener('keydown', this.collect, true);
    const { typed } = this;
    this.typed = '';
    return typed;
  }
}
