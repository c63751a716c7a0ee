import { Trans } from '@lingui/react/macro';
import type { ErrorCode } from '../../../shared/contract/schema.generated';

/** Explains why a rental cannot be extended further. */
export function WhyNotLonger({ code }: { code: ErrorCode }) {
  if (code === 'EXTENSION_RESERVED')
    return <Trans>Another reader has reserved the book after that date.</Trans>;
  if (code === 'EXTENSION_BEYOND_BLOCK') return <Trans>The bank cannot block your deposit for longer.</Trans>;
  if (code === 'EXTENSION_TOO_LONG') return <Trans>That is the longest possible rental.</Trans>;
  return <Trans>This rental has ended.</Trans>;
}
