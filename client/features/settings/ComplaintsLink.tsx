import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths';
import { SettingsSection } from './SettingsSection';

/** Links to the list of the viewer's complaints. */
export function ComplaintsLink() {
  const { t } = useLingui();
  return (
    <SettingsSection title={t`Complaints`}>
      <Text color="fg.muted">
        <Trans>Your complaints to the marketplace, with the answers</Trans>
      </Text>
      <Button asChild alignSelf="start" variant="outline" colorPalette="gray">
        <Link to={paths.complaints}>
          <Trans>View my complaints</Trans>
        </Link>
      </Button>
    </SettingsSection>
  );
}
