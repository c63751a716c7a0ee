import { Button } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import Flag from '~icons/lucide/flag';
import { onDemand } from '../../shared/ui/onDemand';
import { SuccessNote, useSuccessNote } from '../../shared/ui/SuccessNote';

const ReportDialog = onDemand(() => import('./ReportDialog'));

/** The quiet way to say that something is wrong with a listing. */
export function ReportButton({ bookId }: { bookId: string }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const note = useSuccessNote();
  const finish = () => {
    setIsOpen(false);
    note.show(t`Thank you. An administrator will review it.`);
  };
  return (
    <>
      <SuccessNote message={note.message} />
      <Button variant="ghost" colorPalette="gray" mt="6" ms="-4" onClick={() => setIsOpen(true)}>
        <Flag aria-hidden />
        <Trans>Report this listing</Trans>
      </Button>
      {isOpen && <ReportDialog bookId={bookId} onDone={finish} onClose={() => setIsOpen(false)} />}
    </>
  );
}
