import { Trans } from '@lingui/react/macro';
import { MOST_PHOTOS } from '../../../shared/contract/limits.generated';

/** Explains which photos to add to a listing, and how many. */
export function PhotosHint() {
  return (
    <Trans>Add up to {MOST_PHOTOS} photos of its condition. They are resized before they are uploaded.</Trans>
  );
}
