import { can, type Viewer } from './principal.js';

/** True for the owner only, who alone sees an account's email, phone and address. */
export function canSeeContact(viewer: Viewer, userId: string): boolean {
  return viewer?.id === userId && can(viewer, 'profile:read');
}
