import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FormDialog } from '../../shared/forms/FormDialog';
import { useServerForm } from '../../shared/forms/useServerForm';
import { DefinitionRow } from '../../shared/ui/DefinitionRow';
import { Money } from '../money/Money';
import type { MoneyPartsFragment } from '../money/MoneyParts.generated';
import { useDeclareLostMutation } from './FulfillmentSteps.generated';
import { useLossTodayQuery } from './Settlement.generated';

type Props = { fulfillmentId: string; onDone: () => void; onClose: () => void };

/** Lets the buyer or the seller declare the rented copies lost. Shows how the deposit would be split. */
export default function DeclareLostDialog({ fulfillmentId, onDone, onClose }: Props) {
  const { t } = useLingui();
  const { failure, submit, busy } = useDeclareLost(fulfillmentId, onDone);
  const { loss, security } = useLoss(fulfillmentId);
  const isUnpaid = security === 'TO_PAY';
  return (
    <FormDialog
      open
      title={t`Are the rented books lost?`}
      submit={t`Yes, they are lost`}
      destructive
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <Trans>This applies to all books that were rented from this seller in this order.</Trans>{' '}
        <PaidFrom security={security} />
      </Text>
      {isUnpaid ? <UnpaidRows loss={loss} /> : <LossRows loss={loss} />}
      <Text color="fg.muted" textStyle="sm">
        <Trans>Only the seller can undo this, once the books are back.</Trans>
      </Text>
    </FormDialog>
  );
}

function PaidFrom({ security }: Pick<ReturnType<typeof useLoss>, 'security'>) {
  if (!security) return null;
  if (security !== 'TO_PAY') return <Trans>The deposit pays for them.</Trans>;
  return <Trans>The deposit has not been paid, so the buyer still has to pay for them.</Trans>;
}

/** The settlement if the books are lost; null while it is loading. */
type Loss = ReturnType<typeof useLoss>['loss'];

/** Shows how the deposit is split if the books are lost. Shows dashes while the amounts are loading. */
function LossRows({ loss }: { loss: Loss }) {
  return (
    <dl>
      {isLate(loss) && <Row term={<Trans>Late fee, taken from the deposit</Trans>} value={loss?.lateFee} />}
      <Row term={<Trans>Kept for the lost books</Trans>} value={loss?.kept} />
      <Row strong term={<Trans>Remaining deposit</Trans>} value={loss?.released} />
    </dl>
  );
}

/** Shows what the buyer has to pay, instead of the deposit, if the books are lost. */
function UnpaidRows({ loss }: { loss: Loss }) {
  return (
    <dl>
      {isLate(loss) && <Row term={<Trans>Late fee to pay</Trans>} value={loss?.lateFee} />}
      <Row term={<Trans>To pay for the lost books</Trans>} value={loss?.kept} />
      <Row strong term={<Trans>Deposit no longer due</Trans>} value={loss?.released} />
    </dl>
  );
}

const isLate = (loss: Loss) => Number(loss?.lateFee.amount ?? 0) > 0;

type RowProps = { term: ReactNode; value: MoneyPartsFragment | undefined; strong?: boolean };

function Row({ term, value, strong = false }: RowProps) {
  return (
    <DefinitionRow strong={strong} term={term}>
      {value ? <Money value={value} /> : '–'}
    </DefinitionRow>
  );
}

function useLoss(fulfillmentId: string) {
  const { data } = useLossTodayQuery({ variables: { fulfillmentId }, fetchPolicy: 'network-only' });
  const node = data?.node;
  const fulfillment = node && 'lossSettlement' in node ? node : null;
  return {
    loss: fulfillment?.lossSettlement ?? null,
    security: fulfillment?.items.find(({ depositSecurity }) => depositSecurity)?.depositSecurity ?? null,
  };
}

function useDeclareLost(fulfillmentId: string, onDone: () => void) {
  const [declareLost] = useDeclareLostMutation();
  return useServerForm({
    defaultValues: {},
    send: async () => (await declareLost({ variables: { input: { fulfillmentId } } })).data?.declareLost,
    onAccepted: onDone,
  });
}
