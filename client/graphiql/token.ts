const STORAGE_KEY = 'panna.graphiql.token';

/** Returns the token of this tab; empty for a visitor. */
export const readToken = (): string => sessionStorage.getItem(STORAGE_KEY) ?? '';

export const saveToken = (token: string): void => sessionStorage.setItem(STORAGE_KEY, token.trim());

/** Returns the headers that authorise a request. */
export function authorization(): Record<string, string> {
  const token = readToken();
  return token ? { authorization: `Bearer ${token}` } : {};
}
