import { UsageError } from './UsageError.ts';

/** Runs a command, prints its UsageError if it throws one, and returns its exit code. */
export async function exitCodeOf(command: () => Promise<void>): Promise<number> {
  try {
    await command();
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return 2;
  }
}
