import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LONGEST_REASON } from '../../shared/contract/limits.generated';
import { DefinitionRow } from '../../shared/ui/DefinitionRow';
import { plainAmount } from '../../shared/forms/amount';
import { AmountField } from '../../shared/forms/AmountField';
import { FormDialog } from '../../shared/forms/FormDialog';
import { SwitchField } from '../../shared/forms/SwitchField';
import { TextAreaField } from '../../shared/forms/TextAreaField';
import { useServerForm } from '../../shared/forms/useServerForm';
import { Money } from '../money/Money';
import { StageGalleries } from '../photo/StageGalleries';
import { useTakeBackFulfillmentMutation } from './FulfillmentSteps.generated';
import { useSettlementTodayQuery, type SettlementFragment } from './Settlement.generated';

type Props = { fulfillmentId: string; onDone: () => void; onClose: () => void };

/** Lets the seller confirm the return of rented copies, and withhold a part of the deposit. */
export default function TakeBackDialog({ fulfillmentId, onDone, onClose }: Props) {
  const { t } = useLingui();
  const { settlement, photos, isBlocked } = useSettlement(fulfillmentId);
  const [withholds, setWithholds] = useState(false);
  const { failure, submit, busy, field } = useTakeBack(fulfillmentId, withholds, onDone);
  return (
    <FormDialog
      open
      title={t`Have you received the rented books?`}
      submit={t`Yes, received`}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <SettlementRows settlement={settlement} />
      <WithholdSwitch settlement={settlement} checked={withholds} onChange={setWithholds} />
      {withholds && <WithholdFields field={field} />}
      {withholds && <Evidence photos={photos} />}
      <Text color="fg.muted" textStyle="sm">
        {isBlocked ? (
          <Trans>The deposit is blocked, not charged. The rest is released. This cannot be undone.</Trans>
        ) : (
          <Trans>If the buyer has paid the deposit, the rest must be paid back. This cannot be undone.</Trans>
        )}
      </Text>
    </FormDialog>
  );
}

type SwitchProps = { settlement: Settlement; checked: boolean; onChange: (checked: boolean) => void };

function WithholdSwitch({ settlement, checked, onChange }: SwitchProps) {
  const { t } = useLingui();
  if (!settlement || Number(settlement.depositLeft.amount) <= 0) return null;
  return (
    <SwitchField
      label={t`Withhold part of the deposit`}
      helper={t`For damage or loss. The buyer sees the amount and the reason.`}
      checked={checked}
      onChange={onChange}
    />
  );
}

function WithholdFields({ field }: Pick<ReturnType<typeof useTakeBack>, 'field'>) {
  const { t } = useLingui();
  return (
    <>
      <AmountField
        label={t`Amount to withhold`}
        name="withhold.amount"
        missing={t`This field is required`}
        zero={t`The amount must be above zero`}
        field={field}
      />
      <TextAreaField
        label={t`Reason`}
        rows={3}
        maxLength={LONGEST_REASON}
        {...field('withhold.reason', { required: t`Please give a reason` })}
      />
    </>
  );
}

/** Shows the photos that can support a claim on the deposit. */
function Evidence({ photos }: Pick<ReturnType<typeof useSettlement>, 'photos'>) {
  return (
    <>
      <StageGalleries photos={photos} />
      <Text color="fg.muted" textStyle="sm">
        <Trans>
          Photos support your claim. You can add them on the order page until you confirm the return.
        </Trans>
      </Text>
    </>
  );
}

/** The settlement that would apply if the books were returned today; null while the server calculates it. */
type Settlement = SettlementFragment | null;

function SettlementRows({ settlement }: { settlement: Settlement }) {
  return (
    <dl>
      {settlement && Number(settlement.lateFee.amount) > 0 && (
        <DefinitionRow term={<Trans>Late fee, taken from the deposit</Trans>}>
          <Money value={settlement.lateFee} />
        </DefinitionRow>
      )}
      <DefinitionRow strong term={<Trans>Remaining deposit</Trans>}>
        {settlement ? <Money value={settlement.depositLeft} /> : '–'}
      </DefinitionRow>
    </dl>
  );
}

function useSettlement(fulfillmentId: string) {
  const { data } = useSettlementTodayQuery({ variables: { fulfillmentId }, fetchPolicy: 'network-only' });
  const node = data?.node;
  const fulfillment = node && 'settlement' in node ? node : null;
  const settlement: Settlement = fulfillment?.settlement ?? null;
  const isBlocked = fulfillment?.items.some(({ depositSecurity }) => depositSecurity === 'BLOCKED') ?? false;
  return { settlement, photos: fulfillment?.photos ?? [], isBlocked };
}

function useTakeBack(fulfillmentId: string, withholds: boolean, onDone: () => void) {
  const [takeBack] = useTakeBackFulfillmentMutation();
  return useServerForm({
    defaultValues: { withhold: { amount: '', reason: '' } },
    send: async ({ withhold: { amount, reason } }) => {
      const withhold = withholds ? { amount: plainAmount(amount), reason } : null;
      return (await takeBack({ variables: { input: { fulfillmentId, withhold } } })).data
        ?.takeBackFulfillment;
    },
    onAccepted: onDone,
  });
}
