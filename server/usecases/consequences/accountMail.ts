import type { Consequences } from './subscriber.js';

/** Welcomes who signed up, with the link that verifies their address. */
export function mailOfWelcome({ userId }: { userId: string }): Consequences {
  return { mail: [{ recipientId: userId, notification: { topic: 'WELCOME' } }] };
}

/** Another link that verifies an address. */
export function mailOfVerification({ userId }: { userId: string }): Consequences {
  return { mail: [{ recipientId: userId, notification: { topic: 'EMAIL_VERIFICATION' } }] };
}
