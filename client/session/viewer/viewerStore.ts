import type { NormalizedCacheObject } from '@apollo/client';
import { apolloClient } from '../connection/apolloClient';
import { withToken } from '../connection/authorization';
import { leaveSupportView } from '../token/ownSession';
import {
  EndSupportViewDocument,
  LogOutDocument,
  ViewerDocument,
  type ViewerFragment,
} from './Viewer.generated';

/**
 * Loads the account of the saved token. Throws if the token is not valid. Bypasses the cache: only `rememberViewer`
 * writes the viewer there, after clearing the data of any other viewer.
 */
export async function fetchViewer(): Promise<ViewerFragment> {
  const { data } = await apolloClient.query({
    query: ViewerDocument,
    fetchPolicy: 'no-cache',
    // Not shared with a pending request, which may have been sent with another token.
    context: { queryDeduplication: false },
  });
  if (!data?.viewer) throw new Error('The saved token is not valid any more');
  return data.viewer;
}

/**
 * Calls the listener whenever the viewer changes in the cache, so that an edited profile appears everywhere. Returns
 * a function that removes the listener.
 */
export function watchViewer(listener: (viewer: ViewerFragment) => void): () => void {
  const query = apolloClient.watchQuery({ query: ViewerDocument, fetchPolicy: 'cache-only' });
  const subscription = query.subscribe(({ data, dataState }) => {
    if (dataState === 'complete' && data.viewer) listener(data.viewer);
  });
  return () => subscription.unsubscribe();
}

/**
 * Clears the cache, then adds the new viewer and the data of the rendered page. Returns the viewer as `watchViewer`
 * would report it.
 */
export async function rememberViewer(
  viewer: ViewerFragment,
  known: NormalizedCacheObject = {},
): Promise<ViewerFragment> {
  await apolloClient.clearStore();
  apolloClient.restore(known);
  apolloClient.writeQuery({ query: ViewerDocument, data: { viewer } });
  return apolloClient.readQuery({ query: ViewerDocument })?.viewer ?? viewer;
}

/**
 * Ends the support view and restores the session that opened it. Works even if the server is unreachable: the token
 * is deleted here, and the view expires by itself.
 */
export async function endSupportView(): Promise<void> {
  await apolloClient.mutate({ mutation: EndSupportViewDocument }).catch(() => undefined);
  leaveSupportView();
}

/** Milliseconds after which the log-out stops waiting, so that a late response cannot clear the cookie of a new log-in. */
const MOST_WAIT = 5_000;

/**
 * Ends on the server a session that has already ended on this device, with its support views. The request is sent even if the
 * page is closed at once.
 */
export async function revokeSession(token: string | null): Promise<void> {
  const fetchOptions = { keepalive: true, signal: AbortSignal.timeout(MOST_WAIT) };
  await apolloClient.mutate({ mutation: LogOutDocument, context: { ...withToken(token), fetchOptions } });
  // Until now, the cookie of the session was still sent with what the screens of a visitor asked for.
  await apolloClient.refetchObservableQueries();
}

/** Deletes the cached data of the viewer who logged out. */
export async function forgetViewer(): Promise<void> {
  await apolloClient.clearStore();
}
