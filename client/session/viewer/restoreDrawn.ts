import type { NormalizedCacheObject } from '@apollo/client';
import { savedRoleIsPublisher } from '../token/token';
import { knowViewer } from './knownViewer';
import { fetchViewer, rememberViewer } from './viewerStore';

/**
 * Restores the session and the cache to the state in which the server rendered the page (firstSight/pages.tsx), so that
 * React can hydrate it. Throws unless the viewer is a reader outside a support view, because the server renders pages
 * for readers only.
 */
export async function restoreDrawn(): Promise<void> {
  const viewer = await fetchViewer();
  if (viewer.role !== 'READER' || savedRoleIsPublisher() || viewer.supportView)
    throw new Error('The page was drawn for readers');
  const known = document.getElementById('known')?.textContent ?? '{}';
  knowViewer(await rememberViewer(viewer, JSON.parse(known) as NormalizedCacheObject));
}
