/** Number of recovery codes for each account. */
export const RECOVERY_CODES = 10;

/** Number of random bytes in a code. With 80 bits, a code cannot be found from its stolen hash by trial. */
export const RECOVERY_CODE_BYTES = 10;

/** Crockford's Base32 alphabet. It omits the letters I, L and O, which look like digits, and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS = 5;

/** Returns the random bytes as a recovery code in groups of four: 'K3QH-8Z0M-T7XN-52RV'. */
export function writeRecoveryCode(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = bits.match(new RegExp(`.{${BITS}}`, 'g')) ?? [];
  const code = letters.map((letter) => ALPHABET[Number.parseInt(letter, 2)]).join('');
  return (code.match(/.{4}/g) ?? []).join('-');
}

/**
 * Returns a typed recovery code in the form of writeRecoveryCode. Ignores case, spaces and hyphens; reads O as 0, and I
 * and L as 1.
 */
export function readRecoveryCode(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return (letters.match(/.{1,4}/g) ?? []).join('-');
}
