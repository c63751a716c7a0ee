import { Button } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import Flag from '~icons/lucide/flag';
import { onDemand } from '../../shared/ui/onDemand';
import { SuccessNote, useSuccessNote } from '../../shared/ui/SuccessNote';

const ReportReviewDialog = onDemand(() => import('./ReportReviewDialog'));

/** The quiet way to say that something is wrong with a review. */
export function ReportReviewButton({ reviewId }: { reviewId: string }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const note = useSuccessNote();
  const finish = () => {
    setIsOpen(false);
    note.show(t`Thank you. An administrator will review it.`);
  };
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        minHeight="11"
        ms="-3"
        colorPalette="gray"
        onClick={() => setIsOpen(true)}
      >
        <Flag aria-hidden />
        <Trans>Report</Trans>
      </Button>
      <SuccessNote message={note.message} />
      {isOpen && <ReportReviewDialog reviewId={reviewId} onDone={finish} onClose={() => setIsOpen(false)} />}
    </>
  );
}
