/** Returns a new random idempotency key of 128 bits, in hexadecimal. */
export const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('');

// crypto.randomUUID is not used: it requires HTTPS or localhost, but a marketplace on a home network may use plain
// HTTP.
const hex = (byte: number) => byte.toString(16).padStart(2, '0');
