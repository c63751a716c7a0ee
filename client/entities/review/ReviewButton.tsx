import { Button } from '@chakra-ui/react/button';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import Pencil from '~icons/lucide/pencil';
import { onDemand } from '../../shared/ui/onDemand';
import { starsOf } from '../../shared/ui/Stars';
import { SuccessNote, useSuccessNote } from '../../shared/ui/SuccessNote';
import type { ReviewFragment } from './Review.generated';
import type { ReviewDraft, ReviewSubject } from './reviewSubject';

const ReviewDialog = onDemand(() => import('./ReviewDialog'));

type Props = {
  subject: ReviewSubject;
  /** The viewer's existing review; null to write a new one. */
  written: ReviewFragment | null;
  /** Called when other data on the screen becomes stale. */
  onDone?: () => void;
};

/**
 * Opens the dialog in which a review is written or changed. The typed text is restored when the dialog is opened
 * again.
 */
export function ReviewButton({ subject, written, onDone }: Props) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState<ReviewDraft | null>(null);
  const note = useSuccessNote();
  const toWrite = subject.type === 'BOOK' ? t`Review this book` : t`Review this seller`;
  const close = (kept: ReviewDraft | null) => {
    setIsOpen(false);
    setDraft(kept);
  };
  const finish = () => {
    close(null);
    note.show(t`Thank you. Your review is published.`);
    onDone?.();
  };
  return (
    <>
      <Button variant="outline" size="sm" minHeight="11" colorPalette="gray" onClick={() => setIsOpen(true)}>
        <Pencil aria-hidden />
        {written ? t`Change your review` : toWrite}
      </Button>
      <SuccessNote message={note.message} />
      {isOpen && (
        <ReviewDialog
          subject={subject}
          written={written}
          draft={draft ?? draftOf(written)}
          onDone={finish}
          onClose={close}
        />
      )}
    </>
  );
}

const draftOf = (written: ReviewFragment | null): ReviewDraft => ({
  stars: starsOf(written?.score ?? 0),
  text: written?.text ?? '',
});
