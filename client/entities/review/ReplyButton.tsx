import { Button } from '@chakra-ui/react/button';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { onDemand } from '../../shared/ui/onDemand';
import type { ReviewFragment } from './Review.generated';

const ReplyDialog = onDemand(() => import('./ReplyDialog'));

type Props = { review: ReviewFragment; onDone: () => void };

/**
 * Opens the dialog in which a seller replies to a review. The typed text is restored when the dialog is opened again.
 */
export function ReplyButton({ review, onDone }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState('');
  const close = (kept: string) => {
    setIsOpen(false);
    setDraft(kept);
  };
  const finish = () => {
    close('');
    onDone();
  };
  return (
    <>
      <Button variant="outline" size="sm" minHeight="11" onClick={() => setIsOpen(true)}>
        <Trans>Reply</Trans>
      </Button>
      {isOpen && <ReplyDialog review={review} draft={draft} onDone={finish} onClose={close} />}
    </>
  );
}
