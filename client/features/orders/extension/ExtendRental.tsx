import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDate } from '../../../shared/i18n/formatDate';
import { Money } from '../../../entities/money/Money';
import { onDemand } from '../../../shared/ui/onDemand';
import { ON_SCREEN_ONLY } from '../../../shared/theme/paper';
import { SuccessNote, useSuccessNote } from '../../../shared/ui/SuccessNote';
import type { ExtendableLine } from './extendableLine';
import { WhyNotLonger } from './WhyNotLonger';

const ExtendRentalDialog = onDemand(() => import('./ExtendRentalDialog'));

/** Shows the cost of past extensions, and a button to extend the rental or the reason why it cannot be extended. */
export function ExtendRental({ line }: { line: ExtendableLine }) {
  const { extensionTotal, extensionLimit: limit } = line;
  const { message, isOpen, open, close, showExtended } = useExtending();
  return (
    <Box textStyle="sm" mt="1" _empty={{ display: 'none' }}>
      {Number(extensionTotal.amount) > 0 && <Cost total={extensionTotal} />}
      {limit && (
        <Box css={{ '& output:not(:empty)': { marginTop: '2', marginBottom: '-2' } }}>
          <SuccessNote message={message} />
        </Box>
      )}
      {line.viewerCanExtend && (
        <Button size="sm" variant="outline" mt="2" {...ON_SCREEN_ONLY} onClick={open}>
          <Trans>Extend Rental</Trans>
        </Button>
      )}
      {limit?.months === 0 && (
        <Text color="fg.muted" {...ON_SCREEN_ONLY}>
          <WhyNotLonger code={limit.reason.code} />
        </Text>
      )}
      {isOpen && <ExtendRentalDialog line={line} onExtended={showExtended} onClose={close} />}
    </Box>
  );
}

function Cost({ total }: { total: ExtendableLine['extensionTotal'] }) {
  return (
    <Text color="fg.muted">
      <Trans>
        Extension charges: <Money value={total} />
      </Trans>
    </Text>
  );
}

function useExtending() {
  const { t } = useLingui();
  const note = useSuccessNote();
  const [isOpen, setIsOpen] = useState(false);
  const showExtended = (endsOn: string) => {
    const date = formatDate(endsOn);
    note.show(t`You can keep the book until ${date}.`);
  };
  return {
    message: note.message,
    isOpen,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
    showExtended,
  };
}
