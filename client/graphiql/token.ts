const STORAGE_KEY = 'panna.graphiql.token';

/** The bearer token that GraphiQL sends; for this tab only. Empty for a visitor. */
export const readToken = (): string => sessionStorage.getItem(STORAGE_KEY) ?? '';

/** Keeps the token until the tab is closed. */
export const saveToken = (token: string): void => sessionStorage.setItem(STORAGE_KEY, token.trim());

/** How a request says who is asking. */
export function authorization(): Record<string, string> {
  const token = readToken();
  return token ? { authorization: `Bearer ${token}` } : {};
}
