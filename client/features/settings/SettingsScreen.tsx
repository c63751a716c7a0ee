import { useLingui } from '@lingui/react/macro';
import { LoadFailure } from '../../ui/LoadFailure';
import { PageTitle } from '../../ui/PageTitle';
import { RowsSkeleton } from '../../ui/Skeletons';
import { useSettingsQuery } from './Settings.generated';
import { SettingsForm } from './SettingsForm';

/** /settings */
export default function SettingsScreen() {
  const { t } = useLingui();
  const { data, error, refetch } = useSettingsQuery();
  return (
    <>
      <PageTitle title={t`Settings`} />
      {data && <SettingsForm saved={data.settings} />}
      {!data && error && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton />}
    </>
  );
}
