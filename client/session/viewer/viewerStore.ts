import type { NormalizedCacheObject } from '@apollo/client';
import { apolloClient } from '../connection/apolloClient';
import { forgetDrafts } from './drafts';
import { LogOutDocument, ViewerDocument, type ViewerFragment } from './Viewer.generated';

/**
 * Loads the account of the saved token; throws if there is none. Bypasses the cache, which only `rememberViewer` fills,
 * so that it never holds data of another viewer.
 */
export async function fetchViewer(): Promise<ViewerFragment> {
  const { data } = await apolloClient.query({ query: ViewerDocument, fetchPolicy: 'no-cache' });
  if (!data?.viewer) throw new Error('The saved token is not valid any more');
  return data.viewer;
}

/** Follows the viewer in the cache, so that an edited profile shows everywhere. */
export function watchViewer(listener: (viewer: ViewerFragment) => void): () => void {
  const query = apolloClient.watchQuery({ query: ViewerDocument, fetchPolicy: 'cache-only' });
  const subscription = query.subscribe(({ data, dataState }) => {
    if (dataState === 'complete' && data.viewer) listener(data.viewer);
  });
  return () => subscription.unsubscribe();
}

/** Clears the cache, then adds the new viewer and the data of the page. Returns the viewer as `watchViewer` does. */
export async function rememberViewer(
  viewer: ViewerFragment,
  known: NormalizedCacheObject = {},
): Promise<ViewerFragment> {
  await apolloClient.clearStore();
  apolloClient.restore(known);
  apolloClient.writeQuery({ query: ViewerDocument, data: { viewer } });
  return apolloClient.readQuery({ query: ViewerDocument })?.viewer ?? viewer;
}

export const revokeSession = () => apolloClient.mutate({ mutation: LogOutDocument });

/** Deletes all data and drafts of the viewer who logged out. */
export async function forgetViewer(): Promise<void> {
  forgetDrafts();
  await apolloClient.clearStore();
}
