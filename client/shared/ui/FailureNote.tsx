import { Alert } from '@chakra-ui/react/alert';
import { IconButton } from '@chakra-ui/react/button';
import { Box } from '@chakra-ui/react/box';
import { useLingui } from '@lingui/react/macro';
import X from '~icons/lucide/x';

type Props = { message: string | null; onClose: () => void };

/** Shows a failure that belongs to no particular element. The note is visible at every scroll position. */
export function FailureNote({ message, onClose }: Props) {
  const { t } = useLingui();
  if (!message) return null;
  return (
    <Box position="fixed" zIndex="toast" insetInline="4" bottom="6" maxW="md" mx="auto">
      <Alert.Root status="error" role="alert" boxShadow="lg" alignItems="center">
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title fontWeight="medium">{message}</Alert.Title>
        </Alert.Content>
        <IconButton size="xs" variant="ghost" colorPalette="red" aria-label={t`Close`} onClick={onClose}>
          <X />
        </IconButton>
      </Alert.Root>
    </Box>
  );
}
