import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths';
import { SettingsSection } from './SettingsSection';

/** Links to the second factors and security events. */
export function SecurityLink() {
  const { t } = useLingui();
  return (
    <SettingsSection title={t`Security`}>
      <Text color="fg.muted">
        <Trans>Two-step login and recent account activity</Trans>
      </Text>
      <Button asChild alignSelf="start" variant="outline" colorPalette="gray">
        <Link to={paths.security}>
          <Trans>Open security settings</Trans>
        </Link>
      </Button>
    </SettingsSection>
  );
}
