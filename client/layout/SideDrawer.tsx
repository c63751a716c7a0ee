import { Stack } from '@chakra-ui/react/stack';
import { useLingui } from '@lingui/react/macro';
import { ON_SCREEN_ONLY } from '../shared/theme/paper';
import { NavigationLinks } from './NavigationLinks';

/** The permanent drawer beside the content. On extra-small screens, NavigationMenu replaces it. */
export function SideDrawer() {
  const { t } = useLingui();
  return (
    <Stack
      as="nav"
      aria-label={t`Your account`}
      hideBelow="sm"
      position="fixed"
      top="bar"
      bottom="0"
      insetStart="0"
      width="drawer"
      gap="1"
      padding="3"
      overflowY="auto"
      bg="bg.panel"
      borderEndWidth="1px"
      {...ON_SCREEN_ONLY}
    >
      <NavigationLinks />
    </Stack>
  );
}
