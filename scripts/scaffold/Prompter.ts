import { createInterface, type Interface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { UsageError } from '../lib/UsageError.ts';

/** A prompt for one value. */
export interface Prompt {
  /** The option that provides the value: --name. */
  readonly option: string;
  readonly text: string;
  /** The default; without it a value is required. */
  readonly otherwise?: string;
  /** Returns the error of a value, or `undefined`. */
  readonly validate?: (answer: string) => string | undefined;
}

/** Prompts on the terminal for options that the command line does not have. */
export class Prompter {
  private terminal: Interface | undefined;

  private constructor(
    private readonly answers: Readonly<Record<string, string | undefined>>,
    /** Whether --dry-run was given: no file is written. */
    readonly isDryRun: boolean,
  ) {}

  /** Reads a command line. Throws UsageError for an unknown option. */
  static of(argv: readonly string[], options: readonly string[], usage: string): Prompter {
    const names = Object.fromEntries(options.map((option) => [option, { type: 'string' as const }]));
    const switches = { help: { type: 'boolean' as const }, 'dry-run': { type: 'boolean' as const } };
    try {
      const { values } = parseArgs({ args: [...argv], options: { ...names, ...switches }, strict: true });
      const { help, 'dry-run': isDryRun, ...answers } = values;
      if (help === true) throw new UsageError(usage);
      return new Prompter(answers as Record<string, string | undefined>, isDryRun === true);
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw new UsageError(`${error instanceof Error ? error.message.split('. ')[0] : String(error)}.\n\n${usage}`);
    }
  }

  /** Returns the value of an option on the command line, without prompting. */
  given(option: string): string | undefined {
    return this.answers[option];
  }

  /** Returns a value from the command line, else from the terminal. Throws UsageError if neither has it. */
  async prompt(request: Prompt): Promise<string> {
    const { option, text, otherwise, validate } = request;
    const given = this.answers[option];
    if (given !== undefined) {
      const wrong = validate?.(given);
      if (wrong !== undefined) throw new UsageError(`--${option} ${given}: ${wrong}`);
      return given;
    }
    if (!process.stdin.isTTY) {
      if (otherwise !== undefined) return otherwise;
      throw new UsageError(`${text} Say so with --${option}, or run this in a terminal.`);
    }
    this.terminal ??= createInterface({ input: process.stdin, output: process.stdout });
    for (;;) {
      const typed = (
        await this.terminal.question(`${text}${otherwise === undefined ? '' : ` [${otherwise}]`} `)
      ).trim();
      const answer = typed === '' ? otherwise : typed;
      const wrong = answer === undefined ? 'Please answer.' : validate?.(answer);
      if (answer !== undefined && wrong === undefined) return answer;
      console.log(`  ${wrong}`);
    }
  }

  close(): void {
    this.terminal?.close();
  }
}
