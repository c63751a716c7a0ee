import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { can } from '../../../session/viewer/abilities';
import { useSession } from '../../../session/viewer/SessionProvider';
import { paths } from '../../../shared/navigation/paths';
import { TextLink } from '../../../shared/navigation/TextLink';
import { ON_SCREEN_ONLY } from '../../../shared/theme/paper';

/** Links to the form for a complaint about this order. */
export function ComplainLink({ orderId }: { orderId: string }) {
  const { viewer } = useSession();
  if (!can(viewer, 'complaints:write')) return null;
  return (
    <Text textStyle="sm" {...ON_SCREEN_ONLY}>
      <TextLink to={paths.complainOf(orderId)}>
        <Trans>Complain about this order</Trans>
      </TextLink>
    </Text>
  );
}
