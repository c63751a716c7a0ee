import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { paths } from '../../../shared/navigation/paths';
import { useReturnState } from '../../../session/viewer/useReturnState';
import { TextLink } from '../../../shared/navigation/TextLink';
import { AccountCard } from '../forms/AccountCard';
import { ReaderForm } from './ReaderForm';

/** The chosen kind of account, stored in the history entry, so that Back returns to the choice. */
type JoinState = { joinsAs: 'READER' };

/** The screen at /signup: first the choice of account, then the form. */
export default function SignUpScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { state } = useLocation() as Location<Partial<JoinState> | null>;
  const joinAsReader = () =>
    navigate(paths.signUp, { state: { ...state, joinsAs: 'READER' } satisfies JoinState });
  if (state?.joinsAs === 'READER') {
    return (
      <AccountCard title={t`Sign Up as Reader`} lead={t`Buy and rent books, and list your own.`}>
        <ReaderForm />
      </AccountCard>
    );
  }
  return (
    <AccountCard
      title={t`How do you want to join?`}
      lead={t`Readers buy, rent and offer books. Joining costs nothing.`}
    >
      <Stack gap="5">
        <Button size="xl" onClick={() => void joinAsReader()}>
          <Trans>Sign Up as Reader</Trans>
        </Button>
        <OtherWays />
      </Stack>
    </AccountCard>
  );
}

function OtherWays() {
  const state = useReturnState();
  return (
    <Stack gap="2" color="fg.muted" textAlign="center" textStyle="sm">
      <Text>
        <Trans>
          Do you publish books? <TextLink to={paths.signUpPublisher}>Register as a publisher</TextLink>
        </Trans>
      </Text>
      <Text>
        <Trans>
          Already have an account?{' '}
          <TextLink to={paths.logIn} state={state}>
            Login
          </TextLink>
        </Trans>
      </Text>
    </Stack>
  );
}
