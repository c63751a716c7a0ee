import { Stack } from '@chakra-ui/react/stack';
import { useLingui } from '@lingui/react/macro';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { onDemand } from '../../shared/ui/onDemand';
import { PageTitle } from '../../shared/ui/PageTitle';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { ChangePassword } from './ChangePassword';
import { CloseAccount } from './CloseAccount';
import { ComplaintsLink } from './ComplaintsLink';
import { SecurityLink } from './SecurityLink';
import { Sessions } from './Sessions';
import { useSettingsQuery } from './Settings.generated';
import { SettingsForm } from './SettingsForm';

const DeliveryTerms = onDemand(() => import('./delivery/DeliveryTerms'));
const SavedAddresses = onDemand(() => import('./addresses/SavedAddresses'));

/** The screen at /settings: preferences, addresses, delivery terms, password and sessions of the account. */
export default function SettingsScreen() {
  const { t } = useLingui();
  const { data, error, refetch } = useSettingsQuery();
  return (
    <>
      <PageTitle title={t`Settings`} />
      {data && (
        <Stack gap="6" maxW="3xl">
          <SettingsForm saved={data.settings} />
          <SavedAddresses />
          <DeliveryTerms />
          <ChangePassword />
          <SecurityLink />
          <ComplaintsLink />
          <Sessions />
          <CloseAccount />
        </Stack>
      )}
      {!data && error && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton />}
    </>
  );
}
