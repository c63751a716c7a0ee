import { can, type Viewer } from './principal.js';

/** True if the viewer owns the account and may read its email address, phone and address. */
export function canSeeContact(viewer: Viewer, userId: string): boolean {
  return viewer?.id === userId && can(viewer, 'profile:read');
}

/** True for staff who may read the contact details of another account. Each read is recorded in the audit log. */
export function readsContactAsStaff(viewer: Viewer, userId: string): boolean {
  return viewer?.id !== userId && can(viewer, 'accounts:read-any');
}
