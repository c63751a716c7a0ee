import { Box } from '@chakra-ui/react/box';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ON_SCREEN_ONLY } from '../../../shared/theme/paper';
import { useKeptFocus } from '../online/useKeptFocus';
import { usePaymentCheck } from '../online/usePaymentCheck';
import type { ExtendableLine } from '../extension/extendableLine';
import { AwaitedRental } from './AwaitedRental';
import { EndedRental } from './EndedRental';

type Props = { orderId: string; line: ExtendableLine };

/** Shows the buyer the online payment of an extension or purchase: what they can do, or how it ended. */
export default function RentalPaymentPanel({ orderId, line }: Props) {
  const { t } = useLingui();
  const check = usePaymentCheck(orderId, line.id);
  const keptFocus = useKeptFocus();
  const { rentalPayment: asked, title } = line;
  const isAwaited = asked?.payment.status === 'AWAITING';
  // A payment that ended before the page was opened is not news.
  const [isFollowed, setIsFollowed] = useState(isAwaited);
  if (!isFollowed && (isAwaited || check.state !== 'paying')) setIsFollowed(true);
  if (!asked) return null;
  return (
    <Box asChild outline="none" mt="3" _empty={{ display: 'none' }} {...ON_SCREEN_ONLY}>
      <section aria-label={t`Online payment for “${title}”`} {...keptFocus}>
        {isAwaited && <AwaitedRental orderId={orderId} line={line} asked={asked} check={check} />}
        {/* Always mounted, so that the end of the payment is announced. */}
        <Box as="output" display="block">
          {!isAwaited && <EndedRental line={line} asked={asked} isNews={isFollowed} />}
        </Box>
      </section>
    </Box>
  );
}
