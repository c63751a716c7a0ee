import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Spinner } from '@chakra-ui/react/spinner';
import { Trans } from '@lingui/react/macro';

/**
 * The link to the provider's payment page. `url` is null until the provider has opened the page. Keep the component
 * inside a live region, so that screen readers announce the link.
 */
export function PayNow({ url }: { url: string | null }) {
  if (url !== null) {
    return (
      <Button asChild>
        <a href={url}>
          <Trans>Pay now</Trans>
        </a>
      </Button>
    );
  }
  return (
    <Flex gap="2.5" align="center" minH="10" color="fg.muted">
      <Spinner size="sm" flexShrink="0" aria-hidden />
      <Trans>Opening the payment page…</Trans>
    </Flex>
  );
}
