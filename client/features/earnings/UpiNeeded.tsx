import { Alert } from '@chakra-ui/react/alert';
import { Trans } from '@lingui/react/macro';
import { useSession } from '../../session/viewer/SessionProvider';
import { paths } from '../../shared/navigation/paths';
import { TextLink } from '../../shared/navigation/TextLink';

/** Tells a seller without a UPI ID that payouts wait for one. */
export function UpiNeeded() {
  const { viewer } = useSession();
  if (!viewer?.contact || viewer.contact.upiAddress) return null;
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Title fontWeight="medium">
        <Trans>
          You are paid by UPI. <TextLink to={paths.profile}>Add your UPI ID to your profile</TextLink>:
          payouts wait for it.
        </Trans>
      </Alert.Title>
    </Alert.Root>
  );
}
