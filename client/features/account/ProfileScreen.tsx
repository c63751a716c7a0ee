import { Avatar } from '@chakra-ui/react/avatar';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '../../session/SessionProvider';
import type { ViewerFragment } from '../../session/Viewer.generated';
import avatar from '../../ui/avatar.svg';
import { Card } from '../../ui/Card';
import { PageTitle } from '../../ui/PageTitle';
import { Stars } from '../../ui/Stars';
import { ProfileForm } from './ProfileForm';

/** /profile: Personal Info. */
export default function ProfileScreen() {
  const { t } = useLingui();
  const { viewer } = useSession();
  if (!viewer) return null;
  return (
    <>
      <PageTitle title={t`Personal Info`} />
      <Card maxW="3xl" padding={{ base: '5', sm: '8' }}>
        <Score viewer={viewer} />
        <ProfileForm viewer={viewer} />
      </Card>
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
