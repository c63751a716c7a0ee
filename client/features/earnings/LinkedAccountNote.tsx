import { Alert } from '@chakra-ui/react/alert';
import { Trans, useLingui } from '@lingui/react/macro';
import { LINKED_ACCOUNT_LABELS, LINKED_ACCOUNT_REQUIREMENT_LABELS } from '../../entities/payout/payoutLabels';
import { LongText } from '../../shared/ui/LongText';
import type { PayoutAccountPartsFragment } from './PayoutAccount.generated';

type Props = { account: NonNullable<PayoutAccountPartsFragment['linkedAccount']> };

/** Shows the status of the seller's linked account, the details that it still needs, and the provider's note. */
export function LinkedAccountNote({ account: { status, missing, note } }: Props) {
  const { t, i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale).format(
    missing.map((each) => t(LINKED_ACCOUNT_REQUIREMENT_LABELS[each])),
  );
  const isMissing = missing.length > 0;
  const tone = status === 'ACTIVE' ? 'success' : isMissing || status === 'REFUSED' ? 'warning' : 'info';
  return (
    <Alert.Root status={tone} mb="4">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title fontWeight="medium">
          {isMissing ? (
            <Trans>To be paid directly by the payment provider, you still need: {list}</Trans>
          ) : (
            t(LINKED_ACCOUNT_LABELS[status ?? 'REQUESTED'])
          )}
        </Alert.Title>
        {note && !isMissing && (
          <Alert.Description>
            <LongText>{note}</LongText>
          </Alert.Description>
        )}
        {status !== 'ACTIVE' && (
          <Alert.Description>
            <Trans>Until then, the marketplace pays you itself.</Trans>
          </Alert.Description>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}
