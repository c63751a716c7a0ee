import commonPasswords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };

/** Whose password it is to be. */
export interface Person {
  email?: unknown;
  name?: unknown;
  publisherName?: unknown;
}

let common: ReadonlySet<string> | undefined;

/**
 * Whether a password is among the first that anybody would try: one of the list of common ones, the person's name, their
 * email address or what stands in it before the @, whatever its case, spaces and signs.
 */
export function isGuessable(password: string, { email, name, publisherName }: Person): boolean {
  common ??= new Set(commonPasswords);
  if (common.has(password.toLowerCase())) return true;
  const texts = [email, localPart(email), name, publisherName].filter((text) => typeof text === 'string');
  return texts.some((text) => bare(text) !== '' && bare(text) === bare(password));
}

function localPart(email: unknown): string | undefined {
  return typeof email === 'string' ? email.split('@', 1)[0] : undefined;
}

/** Letters and digits only. */
function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}
