import { can, type Viewer } from './principal.js';

/** Email, phone and address of an account are for its owner. */
export function canSeeContact(viewer: Viewer, userId: string): boolean {
  return viewer?.id === userId && can(viewer, 'profile:read');
}
