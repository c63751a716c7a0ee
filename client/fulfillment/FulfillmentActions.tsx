import { Button, type ButtonProps } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactNode } from 'react';
import { useSession } from '../session/SessionProvider';
import { onDemand } from '../ui/onDemand';
import type { FulfillmentActionsFragment } from './FulfillmentState.generated';
import { ConfirmButton, MarkDeliveredButton } from './steps';

// They bring the forms along, which the screens themselves do without.
const CancelDialog = onDemand(() => import('./CancelDialog'));
const ShipDialog = onDemand(() => import('./ShipDialog'));
const TakeBackDialog = onDemand(() => import('./TakeBackDialog'));

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
  const { viewer } = useSession();
  const row = useRef<HTMLDivElement>(null);
  const { id: fulfillmentId, seller } = fulfillment;
  return (
    <Row ref={row} tabIndex={-1} role="group" aria-label={t`What you can do`}>
      {fulfillment.viewerCanConfirm && (
        // The button goes away with its step: the focus must have somewhere to be.
        <ConfirmButton fulfillmentId={fulfillmentId} onDone={() => row.current?.focus()} />
      )}
      {fulfillment.viewerCanShip && (
        <DialogButton
          label={t`Ship`}
          renderDialog={(close) => <ShipDialog fulfillmentId={fulfillmentId} onClose={close} />}
        />
      )}
      {fulfillment.viewerCanMarkDelivered && <MarkDeliveredButton fulfillmentId={fulfillmentId} />}
      {fulfillment.viewerCanTakeBack && (
        <DialogButton
          label={t`Take back`}
          renderDialog={(close) => <TakeBackDialog fulfillmentId={fulfillmentId} onClose={close} />}
        />
      )}
      {fulfillment.viewerCanCancel && (
        <DialogButton
          label={t`Cancel`}
          variant="outline"
          renderDialog={(close) => (
            <CancelDialog fulfillmentId={fulfillmentId} isSeller={viewer?.id === seller.id} onClose={close} />
          )}
        />
      )}
    </Row>
  );
}

type DialogButtonProps = {
  label: string;
  variant?: ButtonProps['variant'];
  renderDialog: (close: () => void) => ReactNode;
};

/** A button whose dialog is loaded when it is asked for. */
function DialogButton({ label, variant, renderDialog }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const colorPalette = variant === 'outline' ? 'gray' : undefined;
  return (
    <>
      <Button variant={variant} colorPalette={colorPalette} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && renderDialog(() => setIsOpen(false))}
    </>
  );
}
