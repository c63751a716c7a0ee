import { Box } from '@chakra-ui/react/box';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '../../../session/viewer/SessionProvider';
import { ON_SCREEN_ONLY } from '../../../shared/theme/paper';
import { AwaitedPayment } from './AwaitedPayment';
import { EndedPayment } from './EndedPayment';
import type { PaidOrder, Payment } from './paidOrder';
import { UnpaidNote } from './UnpaidNote';
import { useKeptFocus } from './useKeptFocus';
import { usePaymentCheck } from './usePaymentCheck';

type Props = {
  order: PaidOrder;
  payment: Payment;
  /** Called when the payment has ended, which also changes the order. */
  onEnded: () => void;
  /** Called when the buyer has chosen to pay the sellers directly. */
  onReplaced: () => void;
};

/** Shows the online payment of an order: what the buyer can do, or how it ended. */
export default function OnlinePaymentPanel({ order, payment, onEnded, onReplaced }: Props) {
  const { t } = useLingui();
  const { viewer } = useSession();
  const isBuyer = viewer?.id === order.buyer.id;
  useEnd(payment.status, onEnded);
  return (
    <Box asChild outline="none" {...ON_SCREEN_ONLY}>
      <section aria-label={t`Online payment`} {...useKeptFocus()}>
        {isBuyer ? (
          <BuyersPayment order={order} payment={payment} onReplaced={onReplaced} />
        ) : (
          <UnpaidNote payment={payment} />
        )}
      </section>
    </Box>
  );
}

function BuyersPayment({ order, payment, onReplaced }: Omit<Props, 'onEnded'>) {
  const check = usePaymentCheck(order.id);
  const isAwaited = payment.status === 'AWAITING';
  // A payment that ended before the page was opened is not news.
  const [isFollowed, setIsFollowed] = useState(isAwaited);
  if (!isFollowed && (isAwaited || check.state !== 'paying')) setIsFollowed(true);
  return (
    <>
      {isAwaited && <AwaitedPayment order={order} payment={payment} check={check} onReplaced={onReplaced} />}
      {/* Always mounted, so that the end of the payment is announced. */}
      <Box as="output" display="block">
        {!isAwaited && <EndedPayment order={order} payment={payment} isNews={isFollowed} />}
      </Box>
    </>
  );
}

/** Calls `onEnded` when an awaited payment arrives, expires or is cancelled. */
function useEnd(status: Payment['status'], onEnded: () => void): void {
  const last = useRef(status);
  const end = useEffectEvent(onEnded);
  useEffect(() => {
    if (last.current === status) return;
    last.current = status;
    end();
  }, [status]);
}
