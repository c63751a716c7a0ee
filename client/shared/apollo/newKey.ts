/** Returns a new idempotency key. */
export const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('');

// crypto.randomUUID requires HTTPS or localhost, but a marketplace on a home network may use plain HTTP.
const hex = (byte: number) => byte.toString(16).padStart(2, '0');
