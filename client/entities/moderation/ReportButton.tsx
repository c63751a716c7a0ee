import { Button } from '@chakra-ui/react/button';
import { Trans } from '@lingui/react/macro';
import Flag from '~icons/lucide/flag';
import { onDemand } from '../../shared/ui/onDemand';
import { SuccessNote } from '../../shared/ui/SuccessNote';
import { useReport } from './useReport';

const ReportDialog = onDemand(() => import('./ReportDialog'));

/** Opens the dialog that reports a listing. */
export function ReportButton({ bookId }: { bookId: string }) {
  const { isOpen, open, close, finish, thanks } = useReport();
  return (
    <>
      <SuccessNote message={thanks} />
      <Button variant="ghost" colorPalette="gray" mt="6" ms="-4" onClick={open}>
        <Flag aria-hidden />
        <Trans>Report this listing</Trans>
      </Button>
      {isOpen && <ReportDialog bookId={bookId} onDone={finish} onClose={close} />}
    </>
  );
}
