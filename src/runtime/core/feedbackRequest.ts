type Listener = () => void;

const listeners = new Set<Listener>();

/** Opens the form for feedback, after something about which feedback is wanted. Rule transactions.balance-view-switch. */
export function requestFeedback(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` when feedback is requested. Returns how to stop. */
export function onFeedbackRequest(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
