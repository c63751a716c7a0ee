import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactNode } from 'react';
import { useSession } from '../session/SessionProvider';
import { CancelDialog } from './CancelDialog';
import type { FulfillmentActionsFragment } from './FulfillmentState.generated';
import { ShipDialog } from './ShipDialog';
import { ConfirmButton, MarkDeliveredButton, TakeBackButton } from './steps';

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

type Props = {
  fulfillment: FulfillmentActionsFragment;
  /** More that can be done, beside the steps. */
  children?: ReactNode;
};

/** What the viewer may do now to one seller's part of an order. The server says what that is. */
export function FulfillmentActions({ fulfillment, children }: Props) {
  const { t } = useLingui();
  const row = useRef<HTMLDivElement>(null);
  // The button that was pressed goes away with its step: the focus must have somewhere to be.
  const step = { fulfillmentId: fulfillment.id, onDone: () => row.current?.focus() };
  return (
    <Row ref={row} tabIndex={-1} role="group" aria-label={t`What you can do`}>
      {fulfillment.viewerCanConfirm && <ConfirmButton {...step} />}
      {fulfillment.viewerCanShip && <ShipButton {...step} />}
      {fulfillment.viewerCanMarkDelivered && <MarkDeliveredButton {...step} />}
      {fulfillment.viewerCanTakeBack && <TakeBackButton {...step} />}
      {children}
      {fulfillment.viewerCanCancel && <CancelButton {...step} sellerId={fulfillment.seller.id} />}
    </Row>
  );
}

type StepProps = { fulfillmentId: string; onDone: () => void };

function ShipButton({ fulfillmentId, onDone }: StepProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const done = () => {
    close();
    onDone();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t`Ship`}</Button>
      <ShipDialog fulfillmentId={fulfillmentId} open={isOpen} onClose={close} onDone={done} />
    </>
  );
}

function CancelButton({ fulfillmentId, sellerId, onDone }: StepProps & { sellerId: string }) {
  const { t } = useLingui();
  const { viewer } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const done = () => {
    close();
    onDone();
  };
  return (
    <>
      <Button variant="outline" colorPalette="gray" onClick={() => setIsOpen(true)}>{t`Cancel`}</Button>
      <CancelDialog
        fulfillmentId={fulfillmentId}
        isSeller={viewer?.id === sellerId}
        open={isOpen}
        onClose={close}
        onDone={done}
      />
    </>
  );
}
