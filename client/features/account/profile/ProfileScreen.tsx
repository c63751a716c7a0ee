import { Avatar } from '@chakra-ui/react/avatar';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { failureMessage } from '../../../shared/refusals/failureMessage';
import { useSession } from '../../../session/viewer/SessionProvider';
import type { ViewerFragment } from '../../../session/viewer/Viewer.generated';
import avatar from '../../../shared/ui/avatar.svg';
import { Card } from '../../../shared/ui/Card';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert';
import { PageTitle } from '../../../shared/ui/PageTitle';
import { Stars } from '../../../shared/ui/Stars';
import { AccountLinks } from './AccountLinks';
import { EmailVerification } from './EmailVerification';
import { useProfileQuery } from './Profile.generated';
import { ProfileForm } from './ProfileForm';

/** The screen at /profile: Personal Info. It shows the session's data immediately, then the reloaded data. */
export default function ProfileScreen() {
  const { t } = useLingui();
  const { viewer } = useSession();
  const { error } = useProfileQuery({ fetchPolicy: 'cache-and-network' });
  if (!viewer) return null;
  return (
    <>
      <PageTitle title={t`Personal Info`} />
      <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 20rem' }} gap="6" alignItems="start">
        <Card padding={{ base: '5', sm: '8' }}>
          {error && <ErrorAlert message={failureMessage(error, t`Failed to load profile`)} />}
          <Score viewer={viewer} />
          {viewer.contact && <EmailVerification contact={viewer.contact} />}
          <ProfileForm viewer={viewer} />
        </Card>
        <AccountLinks />
      </Grid>
    </>
  );
}

function Score({ viewer }: { viewer: ViewerFragment }) {
  const score = Math.round(viewer.readersScore);
  return (
    <Flex gap="5" align="center" mb="6">
      <Avatar.Root size="2xl">
        <Avatar.Image src={avatar} alt={viewer.name} />
      </Avatar.Root>
      <div>
        <Heading as="h2" size="2xl">
          {viewer.name}
        </Heading>
        <Text>
          <Trans>
            Reader's Score: <strong>{score}/100</strong>
          </Trans>
        </Text>
        <Flex gap="2" align="center" color="fg.muted" textStyle="sm">
          <Stars score={viewer.readersScore} />
          <Plural value={viewer.totalRatings} one="# rating" other="# ratings" />
        </Flex>
      </div>
    </Flex>
  );
}
