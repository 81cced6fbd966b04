/** Waits before a callback that was not delivered is sent again, in minutes; after the last one only users resend it. Rule callbacks.retries. */
export const CALLBACK_RETRY_MINUTES = [1, 5, 30, 120, 720] as const;

/** How long a response is waited for, in seconds. Rule callbacks.timeout. */
export const CALLBACK_TIMEOUT_SECONDS = 10;

/** Statuses of a response by which a callback is delivered: from the first one to before the second one. */
export const CALLBACK_DELIVERED = { from: 200, before: 300 } as const;

/** Headers of a callback: the seconds since 1970 at which it was signed, and the signature. Rule callbacks.signed. */
export const CALLBACK_HEADERS = { timestamp: 'X-Callback-Timestamp', signature: 'X-Callback-Signature' } as const;

/**
 * A URL whose last deliveries got no response is probed after these minutes, each wait twice the one before.
 * Rule callbacks.circuit.
 */
export const CALLBACK_PROBES = { after: 5, firstMinutes: 1, maxMinutes: 30 } as const;
