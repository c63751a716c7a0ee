import type { NormalizedCacheObject } from '@apollo/client';
import { apolloClient } from '../connection/apolloClient';
import { forgetDrafts } from './drafts';
import { LogOutDocument, ViewerDocument, type ViewerFragment } from './Viewer.generated';

/**
 * Asks the server who the saved token belongs to; throws when it belongs to nobody. The cache hears of them from
 * `rememberViewer` only, so that it never holds what was read for somebody else.
 */
export async function fetchViewer(): Promise<ViewerFragment> {
  const { data } = await apolloClient.query({ query: ViewerDocument, fetchPolicy: 'no-cache' });
  if (!data?.viewer) throw new Error('The saved token is not valid any more');
  return data.viewer;
}

/** Follows what the cache knows about the viewer, so that an edited profile shows everywhere. */
export function watchViewer(listener: (viewer: ViewerFragment) => void): () => void {
  const query = apolloClient.watchQuery({ query: ViewerDocument, fetchPolicy: 'cache-only' });
  const subscription = query.subscribe(({ data, dataState }) => {
    if (dataState === 'complete' && data.viewer) listener(data.viewer);
  });
  return () => subscription.unsubscribe();
}

/**
 * Starts with an empty cache that knows only the person who has just signed in, and what the page came with. Answers the person
 * as `watchViewer` tells of them.
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

/** Ends the session on the server. */
export const revokeSession = () => apolloClient.mutate({ mutation: LogOutDocument });

/** Forgets everything that was read for the person who left, and what they had begun to type. */
export async function forgetViewer(): Promise<void> {
  forgetDrafts();
  await apolloClient.clearStore();
}
