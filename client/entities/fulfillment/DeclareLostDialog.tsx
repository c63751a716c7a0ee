import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormDialog } from '../../shared/forms/FormDialog';
import { useServerForm } from '../../shared/forms/useServerForm';
import { DefinitionRow } from '../../shared/ui/DefinitionRow';
import { Money } from '../money/Money';
import { useDeclareLostMutation } from './FulfillmentSteps.generated';
import { useLossTodayQuery } from './Settlement.generated';

type Props = { fulfillmentId: string; onDone: () => void; onClose: () => void };

/** Lets the buyer or the seller declare the rented copies lost. Shows how the deposit would be split. */
export default function DeclareLostDialog({ fulfillmentId, onDone, onClose }: Props) {
  const { t } = useLingui();
  const { failure, submit, busy } = useDeclareLost(fulfillmentId, onDone);
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
        <Trans>
          This applies to all books that were rented from this seller in this order. The deposit pays for
          them.
        </Trans>
      </Text>
      <LossRows fulfillmentId={fulfillmentId} />
      <Text color="fg.muted" textStyle="sm">
        <Trans>Only the seller can undo this, once the books are back.</Trans>
      </Text>
    </FormDialog>
  );
}

/** Shows how the deposit is split if the books are lost. Shows dashes while the amounts are loading. */
function LossRows({ fulfillmentId }: Pick<Props, 'fulfillmentId'>) {
  const { data } = useLossTodayQuery({ variables: { fulfillmentId }, fetchPolicy: 'network-only' });
  const node = data?.node;
  const loss = node && 'lossSettlement' in node ? node.lossSettlement : null;
  return (
    <dl>
      {loss && Number(loss.lateFee.amount) > 0 && (
        <DefinitionRow term={<Trans>Late fee, taken from the deposit</Trans>}>
          <Money value={loss.lateFee} />
        </DefinitionRow>
      )}
      <DefinitionRow term={<Trans>Kept for the lost books</Trans>}>
        {loss ? <Money value={loss.kept} /> : '–'}
      </DefinitionRow>
      <DefinitionRow strong term={<Trans>Remaining deposit</Trans>}>
        {loss ? <Money value={loss.released} /> : '–'}
      </DefinitionRow>
    </dl>
  );
}

function useDeclareLost(fulfillmentId: string, onDone: () => void) {
  const [declareLost] = useDeclareLostMutation();
  return useServerForm({
    defaultValues: {},
    send: async () => (await declareLost({ variables: { input: { fulfillmentId } } })).data?.declareLost,
    onAccepted: onDone,
  });
}
