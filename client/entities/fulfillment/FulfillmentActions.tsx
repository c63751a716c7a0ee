import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';
import { onDemand } from '../../shared/ui/onDemand';
import { ON_SCREEN_ONLY } from '../../shared/theme/paper';
import type { FulfillmentActionsFragment, SellerStepsFragment } from './FulfillmentState.generated';
import { ConfirmButton } from './ConfirmButton';
import { DialogButton } from './DialogButton';
import { MarkDeliveredButton } from './MarkDeliveredButton';
import { ReadyButton } from './pickUp/ReadyButton';
import { ReportFoundButton } from './ReportFoundButton';

// The dialogs are loaded on demand, because they include the code of forms.
const CancelDialog = onDemand(() => import('./CancelDialog'));
const DeclareLostDialog = onDemand(() => import('./DeclareLostDialog'));
const HandOverDialog = onDemand(() => import('./pickUp/HandOverDialog'));
const SendBackDialog = onDemand(() => import('./SendBackDialog'));
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
    ...ON_SCREEN_ONLY,
  },
});

type Props = {
  /** In lists of sales, only the fields for the seller's steps are loaded. */
  fulfillment: SellerStepsFragment & Partial<FulfillmentActionsFragment>;
  /** Called after the server accepted a step. */
  onStep?: () => void;
  /** Further steps, shown before the cancel button. */
  children?: ReactNode;
};

/** Shows the steps that the viewer can take now. The server decides which. */
export function FulfillmentActions({ fulfillment, onStep, children }: Props) {
  const { t } = useLingui();
  const row = useRef<HTMLDivElement>(null);
  const { id: fulfillmentId } = fulfillment;
  const confirmed = () => {
    // The step's button is gone once the server accepts the step, so the row receives the focus.
    row.current?.focus();
    onStep?.();
  };
  return (
    <Row ref={row} tabIndex={-1} role="group" aria-label={t`Your next steps`}>
      {fulfillment.viewerCanConfirm && <ConfirmButton fulfillmentId={fulfillmentId} onDone={confirmed} />}
      {fulfillment.viewerCanShip && !fulfillment.pickUp && (
        <ShipButton fulfillment={fulfillment} onStep={onStep} />
      )}
      {fulfillment.viewerCanShip && fulfillment.pickUp && (
        <ReadyButton fulfillmentId={fulfillmentId} onDone={confirmed} />
      )}
      {fulfillment.viewerCanHandOver && <HandOverButton fulfillment={fulfillment} onStep={onStep} />}
      {fulfillment.viewerCanMarkDelivered && (
        <MarkDeliveredButton
          fulfillmentId={fulfillmentId}
          isPickedUp={fulfillment.pickUp !== null}
          onDone={onStep}
        />
      )}
      {fulfillment.viewerCanSendBack && <SendBackButton fulfillment={fulfillment} onStep={onStep} />}
      {fulfillment.viewerCanTakeBack && <TakeBackButton fulfillment={fulfillment} onStep={onStep} />}
      {fulfillment.viewerCanDeclareLost && <DeclareLostButton fulfillment={fulfillment} onStep={onStep} />}
      {fulfillment.viewerCanReportFound && <ReportFoundButton fulfillment={fulfillment} onDone={onStep} />}
      {children}
      {fulfillment.viewerCanCancel && <CancelButton fulfillment={fulfillment} onStep={onStep} />}
    </Row>
  );
}

function ShipButton({ fulfillment: { id }, onStep }: Props) {
  const { t } = useLingui();
  return (
    <DialogButton
      label={t`Ship`}
      onStep={onStep}
      renderDialog={(ends) => <ShipDialog fulfillmentId={id} {...ends} />}
    />
  );
}

function HandOverButton({ fulfillment: { id }, onStep }: Props) {
  const { t } = useLingui();
  return (
    <DialogButton
      label={t`Hand over`}
      onStep={onStep}
      renderDialog={(ends) => <HandOverDialog fulfillmentId={id} {...ends} />}
    />
  );
}

function SendBackButton({ fulfillment: { id }, onStep }: Props) {
  const { t } = useLingui();
  return (
    <DialogButton
      label={t`Mark as sent back`}
      onStep={onStep}
      renderDialog={(ends) => <SendBackDialog fulfillmentId={id} {...ends} />}
    />
  );
}

function TakeBackButton({ fulfillment: { id }, onStep }: Props) {
  const { t } = useLingui();
  return (
    <DialogButton
      label={t`Confirm return`}
      onStep={onStep}
      renderDialog={(ends) => <TakeBackDialog fulfillmentId={id} {...ends} />}
    />
  );
}

function DeclareLostButton({ fulfillment: { id }, onStep }: Props) {
  const { t } = useLingui();
  return (
    <DialogButton
      label={t`Declare lost`}
      variant="outline"
      onStep={onStep}
      renderDialog={(ends) => <DeclareLostDialog fulfillmentId={id} {...ends} />}
    />
  );
}

function CancelButton({ fulfillment: { id, viewerMustGiveReason, moneyBack }, onStep }: Props) {
  const { t } = useLingui();
  return (
    <DialogButton
      label={t`Cancel`}
      variant="outline"
      onStep={onStep}
      renderDialog={(ends) => (
        <CancelDialog fulfillmentId={id} needsReason={viewerMustGiveReason} moneyBack={moneyBack} {...ends} />
      )}
    />
  );
}
