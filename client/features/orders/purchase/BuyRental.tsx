import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PurchasableLineFragment } from '../../../entities/rental/PurchasableLine.generated';
import { PurchaseOfferNote } from '../../../entities/rental/PurchaseOfferNote';
import { ON_SCREEN_ONLY } from '../../../shared/theme/paper';
import { onDemand } from '../../../shared/ui/onDemand';
import { SuccessNote, useSuccessNote } from '../../../shared/ui/SuccessNote';

const BuyRentalDialog = onDemand(() => import('./BuyRentalDialog'));

type Props = {
  line: PurchasableLineFragment & { title: string; paysOnline: boolean };
  /** True once the rental is over, which ends the offer. */
  isOver: boolean;
};

/** Shows the offer to buy a rented book, and a button to buy it if that is possible now. */
export function BuyRental({ line, isOver }: Props) {
  const { t } = useLingui();
  const note = useSuccessNote();
  const [isOpen, setIsOpen] = useState(false);
  const { title, purchaseOffer: offer, purchaseQuote: quote, purchase } = line;
  return (
    <Box textStyle="sm" mt="1" _empty={{ display: 'none' }}>
      {offer && !purchase && !isOver && (
        <Text color="fg.muted">
          <PurchaseOfferNote offer={offer} />
        </Text>
      )}
      {offer && (
        <Box css={{ '& output:not(:empty)': { marginTop: '2' } }}>
          <SuccessNote message={note.message} />
        </Box>
      )}
      {quote && (
        <Button size="sm" variant="outline" mt="2" {...ON_SCREEN_ONLY} onClick={() => setIsOpen(true)}>
          <Trans>Buy and Keep</Trans>
        </Button>
      )}
      {isOpen && (
        <BuyRentalDialog
          line={line}
          onBought={() => note.show(t`“${title}” is yours now.`)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Box>
  );
}
