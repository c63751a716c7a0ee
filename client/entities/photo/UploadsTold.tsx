import { Plural, Trans } from '@lingui/react/macro';
import { LiveRegion } from '../../shared/ui/LiveRegion';
import { isUnderWay, type Uploads } from './useUploads';

/**
 * Announces to screen readers how many photos are left to upload, and when all are uploaded. The alert beside a photo
 * announces its failure.
 */
export function UploadsTold({ uploads: { uploads, sent } }: { uploads: Uploads }) {
  const left = uploads.filter(isUnderWay).length;
  return (
    <LiveRegion>
      {left > 0 && <Plural value={left} one="Uploading: # photo left" other="Uploading: # photos left" />}
      {sent.length > 0 && uploads.length === 0 && <Trans>All photos are uploaded.</Trans>}
    </LiveRegion>
  );
}
