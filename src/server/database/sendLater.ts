/** A transaction whose statements may be sent without waiting, and those that were. */
const sent = new WeakMap<object, Promise<unknown>[]>();

/** Lets statements of a transaction be sent without waiting, until `settleLater`. */
export function beginLater(transaction: object): void {
  sent.set(transaction, []);
}

/**
 * Sends a statement whose result no later step reads. In a transaction of `inBusiness` it does not wait: a connection runs
 * its statements in order, those sent together cross the network together, and COMMIT waits for all of them. In other
 * transactions it waits for the result.
 */
export async function sendLater(transaction: object, statement: PromiseLike<unknown>): Promise<void> {
  const statements = sent.get(transaction);
  if (statements === undefined) {
    await statement;
    return;
  }
  // `then` sends the statement now; `Promise.resolve` would send it after the statements that follow.
  const result = new Promise((resolve, reject) => statement.then(resolve, reject));
  result.catch(() => undefined);
  statements.push(result);
}

/** Waits for the statements sent so far. Throws the error of the first one that failed. Required before a savepoint ends. */
export async function settleLater(transaction: object): Promise<void> {
  const statements = sent.get(transaction) ?? [];
  sent.set(transaction, []);
  for (const outcome of await Promise.allSettled(statements)) if (outcome.status === 'rejected') throw outcome.reason;
}

/**
 * Sends single statements together, and returns their results when all have arrived. Waits for all of them also when one
 * fails, so that none is sent after the transaction has ended.
 */
export async function sendTogether<T extends readonly unknown[]>(
  statements: readonly [...{ readonly [index in keyof T]: PromiseLike<T[index]> }],
): Promise<T> {
  const outcomes = await Promise.allSettled(statements);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return Promise.all(statements.map((_, index) => (outcomes[index] as PromiseFulfilledResult<unknown>).value)) as never;
}
