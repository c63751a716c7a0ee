import { Stack } from '@chakra-ui/react/stack';
import { useLingui } from '@lingui/react/macro';
import { LoadFailure } from '../../../shared/ui/LoadFailure';
import { PageTitle } from '../../../shared/ui/PageTitle';
import { RowsSkeleton } from '../../../shared/ui/RowsSkeleton';
import { useSecondFactorsQuery } from './Factors.generated';
import { SecondFactors } from './SecondFactors';
import { SecurityEvents } from './SecurityEvents';

/** The screen at /settings/security: the second factors and the security events. */
export default function SecurityScreen() {
  const { t } = useLingui();
  const { data, error, refetch } = useSecondFactorsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PageTitle title={t`Security`} />
      <Stack gap="6" maxW="3xl">
        {data && <SecondFactors own={data.secondFactors} />}
        {!data && error && <LoadFailure onRetry={() => void refetch()} />}
        {!data && !error && <RowsSkeleton />}
        <SecurityEvents />
      </Stack>
    </>
  );
}
