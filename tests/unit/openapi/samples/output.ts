/** What a program has written so far. */
export class Output {
  text = '';
  private readonly waiting = new Map<string, () => void>();

  add(text: string): void {
    this.text += text;
    for (const [expected, resolve] of this.waiting) if (this.text.includes(expected)) resolve();
  }

  /** Waits until the program has written a text. */
  waitFor(expected: string): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.set(expected, resolve);
      this.add('');
    });
  }
}
