import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';
import { newKey } from '../../../shared/apollo/newKey';
import { useSend } from '../../../shared/send/useSend';
import { formatDate } from '../../../shared/i18n/formatDate';
import { MonthsField } from '../../../entities/rental/MonthsField';
import { monthsTyped } from '../../../entities/rental/monthsTyped';
import { useQuote } from '../../../entities/rental/useQuote';
import { FormDialog } from '../../../shared/forms/FormDialog';
import type { ExtendableLine } from './extendableLine';
import { useExtendRentalMutation } from './ExtendRental.generated';
import { ExtensionCost } from './ExtensionCost';
import { ExtensionQuoteDocument } from './ExtensionQuote.generated';
import { PaidOnlineNote } from './PaidOnlineNote';
import { WhyNotLonger } from './WhyNotLonger';

type Props = {
  line: ExtendableLine;
  /** Called with the new due date. */
  onExtended: (endsOn: string) => void;
  onClose: () => void;
};

/** Asks for the number of months by which to extend a rental, and shows the cost. */
export default function ExtendRentalDialog({ line, onExtended, onClose }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('1');
  const most = line.extensionLimit?.months ?? 0;
  const months = monthsTyped(typed, 1, most);
  const quote = useQuote(ExtensionQuoteDocument, months === null ? null : { orderItemId: line.id, months });
  const { extend, busy, failure } = useExtension(line.id);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const extended = months && (await extend(months));
    if (!extended) return;
    onClose();
    // An extension that must be paid online changes the due date only once it is paid. Until then, the order shows the payment.
    if (extended.rentalPayment?.payment.status !== 'AWAITING' && extended.rentalPeriod)
      onExtended(extended.rentalPeriod.endsOn);
  };
  return (
    <FormDialog
      open
      title={t`Extend Rental`}
      submit={line.paysOnline ? t`Continue to payment` : t`Extend`}
      disabled={months === null}
      busy={busy}
      failure={failure}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Text textStyle="lg" fontFamily="heading" mt="-3">
        {line.title}
      </Text>
      <MoreMonths typed={typed} months={months} most={most} onChange={setTyped} />
      <Limit limit={line.extensionLimit} />
      {line.rentalPeriod && <ExtensionCost dueOn={line.rentalPeriod.endsOn} shown={quote} />}
      {line.paysOnline && <PaidOnlineNote />}
    </FormDialog>
  );
}

type MonthsProps = {
  typed: string;
  months: number | null;
  most: number;
  onChange: (typed: string) => void;
};

function MoreMonths({ typed, months, most, onChange }: MonthsProps) {
  const { t } = useLingui();
  return (
    <MonthsField
      label={t`Additional months`}
      value={typed}
      least={1}
      most={most}
      invalid={months === null}
      onChange={onChange}
    />
  );
}

function Limit({ limit }: { limit: ExtendableLine['extensionLimit'] }) {
  if (!limit) return null;
  const date = formatDate(limit.endsOn);
  return (
    <Text textStyle="sm" color="fg.muted">
      <Trans>You can keep the book until {date} at the latest.</Trans>{' '}
      <WhyNotLonger code={limit.reason.code} />
    </Text>
  );
}

/**
 * Extends the rental only once, even if the request is repeated. `extend` resolves to the changed line; on failure it
 * resolves to null, with the reason in `failure`.
 */
function useExtension(orderItemId: string) {
  const [extendRental] = useExtendRentalMutation();
  const [key] = useState(newKey);
  const { send, busy, failure } = useSend();
  const extend = async (months: number) => {
    // A different number of months is a different extension, so the key includes the months.
    const input = { orderItemId, months, idempotencyKey: `${key} ${months}` };
    const request = async () => (await extendRental({ variables: { input } })).data?.extendRental;
    return (await send(request)).accepted?.orderItem ?? null;
  };
  return { extend, busy, failure };
}
