import type { NormalizedCacheObject } from '@apollo/client';
import { savedRoleIsPublisher } from '../token/token';
import { knowViewer } from './knownViewer';
import { fetchViewer, rememberViewer } from './viewerStore';

/**
 * Makes the session and the cache what they were when the server drew the page (drawList.tsx), so that React can take over
 * the elements that are there. Throws when the page is not for who is signed in here: it was drawn for readers.
 */
export async function restoreDrawn(): Promise<void> {
  const viewer = await fetchViewer();
  if (viewer.role !== 'READER' || savedRoleIsPublisher()) throw new Error('The page was drawn for readers');
  const known = document.getElementById('known')?.textContent ?? '{}';
  knowViewer(await rememberViewer(viewer, JSON.parse(known) as NormalizedCacheObject));
}
