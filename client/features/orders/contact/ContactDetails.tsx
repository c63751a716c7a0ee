import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { failureMessage } from '../../../shared/refusals/failureMessage';
import { ON_SCREEN_ONLY } from '../../../shared/theme/paper';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert';
import { useStaffContactQuery } from './StaffContact.generated';

type Props = { account: { readonly id: string; readonly name: string } };

/** Shows the contact details of a person. They are loaded when asked for, because each read is recorded in the audit log. */
export default function ContactDetails({ account: { id, name } }: Props) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Box my="4" {...ON_SCREEN_ONLY}>
      <Button
        variant="outline"
        colorPalette="gray"
        height="auto"
        minHeight="10"
        py="2"
        whiteSpace="normal"
        aria-expanded={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        <Trans>Contact details of {name}</Trans>
      </Button>
      {isShown ? (
        <Details id={id} />
      ) : (
        <Text mt="1" color="fg.muted" textStyle="sm">
          <Trans>Viewing these details is recorded in the audit log.</Trans>
        </Text>
      )}
    </Box>
  );
}

function Details({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, error } = useStaffContactQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  if (error) return <ErrorAlert message={failureMessage(error, t`This could not be loaded`)} />;
  const contact = data?.user?.contact;
  return (
    <Text as="output" display="block" mt="2" minHeight="12" overflowWrap="anywhere">
      {contact?.email}
      <br />
      {contact?.phone}
    </Text>
  );
}
