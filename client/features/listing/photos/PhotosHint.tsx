import { Trans } from '@lingui/react/macro';
import { MOST_PHOTOS } from '../../../shared/contract/limits.generated';

/** What photos of a listing are for. */
export function PhotosHint() {
  return (
    <Trans>
      Show its condition, with up to {MOST_PHOTOS} photos. They are made smaller before they are sent.
    </Trans>
  );
}
