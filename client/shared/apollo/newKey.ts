/** A key under which a mutation is done once, however often it is sent. */
export const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('');

// crypto.randomUUID exists on HTTPS and localhost only; a marketplace at home may run on plain HTTP.
const hex = (byte: number) => byte.toString(16).padStart(2, '0');
