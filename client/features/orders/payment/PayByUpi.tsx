import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { ON_SCREEN_ONLY } from '../../../shared/theme/paper';
import { QrCode } from '../../../shared/ui/QrCode';

type Props = { address: string; link: string };

/** Shows the UPI ID of the recipient, with a link for phones and a QR code for other screens. */
export default function PayByUpi({ address, link }: Props) {
  const { t } = useLingui();
  return (
    <Box mt="4" {...ON_SCREEN_ONLY}>
      <Button asChild hideFrom="md">
        <a href={link}>
          <Trans>Open UPI app</Trans>
        </a>
      </Button>
      <Box hideBelow="md">
        <QrCode text={link} label={t`QR code for the payment`} />
        <Text textAlign="center" mt="2" textStyle="sm" color="fg.muted">
          <Trans>Scan the code with a UPI app.</Trans>
        </Text>
      </Box>
      <Text mt="3" textStyle="sm">
        <Trans>UPI ID:</Trans>{' '}
        <Box as="span" fontWeight="medium" overflowWrap="anywhere">
          {address}
        </Box>
      </Text>
    </Box>
  );
}
