import { can, type Viewer } from '../accounts/principal.js';

/** True for the issuer and the recipient of a paper. The operator has no account, so `issuerId` is null. */
export function canSeePaper(
  viewer: Viewer,
  { issuerId, recipientId }: { issuerId: string | null; recipientId: string },
): boolean {
  return can(viewer, 'papers:read') && (viewer?.id === recipientId || viewer?.id === issuerId);
}
