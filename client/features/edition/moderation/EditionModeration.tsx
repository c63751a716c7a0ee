import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/navigation/paths';
import { TextLink } from '../../../shared/navigation/TextLink';
import { readAgain } from '../../../shared/paging/readAgain';
import { Card } from '../../../shared/ui/Card';
import { onDemand } from '../../../shared/ui/onDemand';
import { SuccessNote } from '../../../shared/ui/SuccessNote';

const SplitDialog = onDemand(() => import('./SplitDialog'));
const JoinDialog = onDemand(() => import('./JoinDialog'));

type Props = { edition: { id: string; title: string } };

/** Lets moderators split an edition, or join it with another. */
export default function EditionModeration({ edition }: Props) {
  const { t } = useLingui();
  const client = useApolloClient();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'split' | 'join' | null>(null);
  const close = () => setOpen(null);
  // The note does not disappear, because it contains the only link to the new edition.
  const [created, setCreated] = useState<string | null>(null);
  const showSplit = (id: string) => {
    close();
    setCreated(id);
    void readAgain(client);
  };
  const showJoined = (id: string) => {
    close();
    void navigate(paths.edition(id));
  };
  return (
    <Card aria-label={t`Moderation`} mt="8">
      <SuccessNote
        message={created && t`The offers have moved to a new edition.`}
        action={
          <TextLink to={paths.edition(created ?? '')}>
            <Trans>See the new edition</Trans>
          </TextLink>
        }
      />
      <Text mb="4" color="fg.muted">
        <Trans>As a moderator you can:</Trans>
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" colorPalette="gray" onClick={() => setOpen('split')}>
          <Trans>Split this edition</Trans>
        </Button>
        <Button variant="outline" colorPalette="gray" onClick={() => setOpen('join')}>
          <Trans>Join with another edition</Trans>
        </Button>
      </Flex>
      {open === 'split' && <SplitDialog edition={edition} onDone={showSplit} onClose={close} />}
      {open === 'join' && <JoinDialog edition={edition} onDone={showJoined} onClose={close} />}
    </Card>
  );
}
