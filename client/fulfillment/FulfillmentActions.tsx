import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSession } from '../session/SessionProvider';
import { CancelDialog } from './CancelDialog';
import type { FulfillmentActionsFragment } from './FulfillmentState.generated';
import { ShipDialog } from './ShipDialog';
import { ConfirmButton, MarkDeliveredButton } from './steps';

// Only a seller whose books are out needs it.
const TakeBackDialog = lazy(() => import('./TakeBackDialog'));

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    mt: '5',
    outline: 'none',
    _empty: { display: 'none' },
  },
});

/** What the viewer may do now to one seller's part of an order. The server says what that is. */
export function FulfillmentActions({ fulfillment }: { fulfillment: FulfillmentActionsFragment }) {
  const { t } = useLingui();
  const row = useRef<HTMLDivElement>(null);
  const { id: fulfillmentId, seller } = fulfillment;
  return (
    <Row ref={row} tabIndex={-1} role="group" aria-label={t`What you can do`}>
      {fulfillment.viewerCanConfirm && (
        // The button goes away with its step: the focus must have somewhere to be.
        <ConfirmButton fulfillmentId={fulfillmentId} onDone={() => row.current?.focus()} />
      )}
      {fulfillment.viewerCanShip && <ShipButton fulfillmentId={fulfillmentId} />}
      {fulfillment.viewerCanMarkDelivered && <MarkDeliveredButton fulfillmentId={fulfillmentId} />}
      {fulfillment.viewerCanTakeBack && <TakeBackButton fulfillmentId={fulfillmentId} />}
      {fulfillment.viewerCanCancel && <CancelButton fulfillmentId={fulfillmentId} sellerId={seller.id} />}
    </Row>
  );
}

function ShipButton({ fulfillmentId }: { fulfillmentId: string }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t`Ship`}</Button>
      <ShipDialog fulfillmentId={fulfillmentId} open={isOpen} onClose={close} />
    </>
  );
}

function TakeBackButton({ fulfillmentId }: { fulfillmentId: string }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t`Take back`}</Button>
      {isOpen && (
        <Suspense>
          <TakeBackDialog fulfillmentId={fulfillmentId} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function CancelButton({ fulfillmentId, sellerId }: { fulfillmentId: string; sellerId: string }) {
  const { t } = useLingui();
  const { viewer } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="outline" colorPalette="gray" onClick={() => setIsOpen(true)}>{t`Cancel`}</Button>
      <CancelDialog
        fulfillmentId={fulfillmentId}
        isSeller={viewer?.id === sellerId}
        open={isOpen}
        onClose={close}
      />
    </>
  );
}
