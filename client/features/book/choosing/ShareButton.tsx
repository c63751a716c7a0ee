import { Button } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import Check from '~icons/lucide/check';
import Share2 from '~icons/lucide/share-2';
import { paths } from '../../../shared/navigation/paths';
import { FailureNote } from '../../../shared/ui/FailureNote';
import { LiveRegion } from '../../../shared/ui/LiveRegion';
import { useSuccessNote } from '../../../shared/ui/SuccessNote';

type Props = { book: { id: string; title: string; publicPath: string | null } };

/** Shares the address of a book with the device's share sheet, or copies it. Prefers the book's public address. */
export function ShareButton({ book: { id, title, publicPath } }: Props) {
  const { t } = useLingui();
  const copied = useSuccessNote();
  const [failure, setFailure] = useState<string | null>(null);
  const share = async () => {
    const url = new URL(publicPath ?? paths.book(id), window.location.origin).href;
    if (await sharedByDevice({ title, url })) return;
    try {
      await navigator.clipboard.writeText(url);
      copied.show(t`Link copied`);
    } catch {
      setFailure(t`The link could not be copied. Copy it from the address bar.`);
    }
  };
  return (
    <>
      <Button variant="ghost" size="sm" colorPalette="gray" onClick={() => void share()}>
        {copied.message ? <Check aria-hidden /> : <Share2 aria-hidden />}
        {copied.message ? <span aria-hidden>{copied.message}</span> : <Trans>Share</Trans>}
      </Button>
      <LiveRegion>{copied.message}</LiveRegion>
      <FailureNote message={failure} onClose={() => setFailure(null)} />
    </>
  );
}

/** Opens the device's share sheet. Returns true if it opened, even if the person cancelled. */
async function sharedByDevice(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
